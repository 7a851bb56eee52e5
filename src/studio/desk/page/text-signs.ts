import { type Extension, Facet, type Range } from '@codemirror/state';
import {
  Decoration,
  EditorView,
  showTooltip,
  type Tooltip,
  tooltips,
  WidgetType,
} from '@codemirror/view';
import { calloutTitles } from '../../../engine/content/blocks/callout.ts';
import { plateColours } from '../../../engine/content/blocks/plate.ts';
import { filledIn } from '../../../engine/kernel/text.ts';
import { element } from '../../live/page/element.ts';
import type { ListedMedia } from '../desk-lists.ts';
import { shownAddress } from './bring-in.ts';
import { unlink } from './text-formats.ts';
import {
  type Block,
  choosing,
  chosenBlock,
  hiddenMarks,
  isBeforeAll,
  type Known,
  linkAt,
  type Marks,
  nextMarks,
  type Picture,
  type Span,
  textMarks,
} from './text-marks.ts';
import type { TextTable } from './text-table.ts';

/** What opens the dialog of a table, a picture or a link. */
export type Opens = (what: 'table' | 'link' | Picture) => void;

export const opens = Facet.define<Opens, Opens>({ combine: ([first]) => first ?? (() => {}) });

/** Shows a text as it is meant; its Markdown stays as it was written. */
export const textSigns: Extension = [
  textMarks,
  nextMarks,
  EditorView.decorations.compute([textMarks], (state) => shown(state.field(textMarks))),
  EditorView.atomicRanges.of(({ state }) => hidden(state.field(textMarks))),
  EditorView.updateListener.of(({ view, docChanged, selectionSet }) => {
    if (docChanged || selectionSet) showChosen(view);
  }),
  tooltips({ tooltipSpace: aboveAndBelow }),
  showTooltip.compute([textMarks, 'selection'], (state) => {
    const { main } = state.selection;
    const link = linkAt(state, main.from, main.to);
    return link ? linkBubble(link) : null;
  }),
];

const nothing = Decoration.replace({});

function shown({ known, spans, atoms, prefixes, lines, blocks }: Marks) {
  const all: Range<Decoration>[] = lines.map(({ at, name, level }) =>
    Decoration.line({
      class: name,
      ...(level && { attributes: { role: 'heading', 'aria-level': level } }),
    }).range(at),
  );
  for (const { at, label } of lines) {
    if (!label) continue;
    const widget = new Sign('label', label);
    all.push(Decoration.widget({ widget, block: true, side: -1 }).range(at));
  }
  for (const { from, start, end, to, style, address } of spans) {
    const attributes = { ...(address && { title: address, role: 'link' }) };
    all.push(Decoration.mark({ class: `text-${style}`, attributes }).range(start, end));
    all.push(nothing.range(from, start), nothing.range(end, to));
  }
  for (const { from, to, value } of atoms) {
    const isEscape = to - from === 2;
    all.push(
      isEscape
        ? nothing.range(from, from + 1)
        : Decoration.replace({ widget: new Sign('fact', value) }).range(from, to),
    );
  }
  for (const { from, to, sign } of prefixes) {
    const name = sign === 'Chart' ? 'label' : 'bullet';
    all.push(
      (sign ? Decoration.replace({ widget: new Sign(name, sign) }) : nothing).range(from, to),
    );
  }
  for (const block of blocks) {
    const { from, to, kind } = block;
    const widget = kind === 'label' ? new Label(block) : new Shown(block, known);
    all.push(Decoration.replace({ widget, block: kind !== 'label' }).range(from, to));
  }
  return Decoration.set(all, true);
}

function hidden(marks: Marks) {
  const all = [...hiddenMarks(marks), ...marks.atoms, ...marks.prefixes, ...marks.blocks];
  return Decoration.set(
    all.map(({ from, to }) => nothing.range(from, to)),
    true,
  );
}

function showChosen(view: EditorView): void {
  const chosen = chosenBlock(view.state);
  for (const one of view.contentDOM.querySelectorAll<HTMLElement>(
    '.text-block, .cm-line > .text-label',
  )) {
    const isChosen = chosen !== undefined && view.posAtDOM(one) === chosen.from;
    one.toggleAttribute('data-chosen', isChosen);
    one.toggleAttribute('data-before', isChosen && isBeforeAll(view.state));
  }
}

/** Words that no key reaches. */
class Sign extends WidgetType {
  readonly name: string;
  readonly words: string;

  constructor(name: string, words: string) {
    super();
    this.name = name;
    this.words = words;
  }

  override eq({ name, words }: Sign): boolean {
    return name === this.name && words === this.words;
  }

  override toDOM(): HTMLElement {
    return element('span', { class: `text-${this.name}` }, this.words);
  }
}

const choices: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Panel: Object.fromEntries(plateColours.map((colour) => [colour, colour])),
  Callout: calloutTitles,
};

/** Names a callout, a panel or code, with its kinds to choose from. */
class Label extends WidgetType {
  readonly name: string;
  readonly choice: string;

  constructor({ name, choice = '' }: Extract<Block, { kind: 'label' }>) {
    super();
    this.name = name;
    this.choice = choice;
  }

  override eq({ name, choice }: Label): boolean {
    return name === this.name && choice === this.choice;
  }

  override toDOM(view: EditorView): HTMLElement {
    const made = element('span', { class: 'text-label' }, this.name);
    const kinds = Object.entries(choices[this.name] ?? {});
    if (kinds.length === 0) return made;
    const options = kinds.map(([value, words]) => element('option', { value }, words));
    if (!choices[this.name]?.[this.choice]) {
      options.unshift(element('option', { value: this.choice }, this.choice || 'no colour'));
    }
    const list = element('select', { 'aria-label': this.name, tabindex: '-1' }, ...options);
    list.value = this.choice;
    list.addEventListener('change', () => {
      const { from, text } = view.state.doc.lineAt(view.posAtDOM(made));
      const at = text.indexOf('[');
      const mark = this.name === 'Panel' ? `PLATE ${list.value}` : list.value.toUpperCase();
      view.dispatch({
        changes: { from: from + at, to: from + text.trimEnd().length, insert: `[!${mark}]` },
      });
    });
    list.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== 'Escape') return;
      event.preventDefault();
      view.focus();
    });
    made.append(list);
    return made;
  }

  override updateDOM(dom: HTMLElement, _view: EditorView, { name }: Label): boolean {
    const list = dom.querySelector('select');
    if (
      name !== this.name ||
      !list ||
      ![...list.options].some(({ value }) => value === this.choice)
    )
      return false;
    list.value = this.choice;
    return true;
  }

  override ignoreEvent(): boolean {
    return true;
  }
}

/** A table, a chart’s table, a photograph or a film as it is on the page. */
class Shown extends WidgetType {
  readonly draw: () => HTMLElement;
  readonly content: string;

  constructor(block: Exclude<Block, { kind: 'label' }>, { facts, media }: Known) {
    super();
    if (block.kind === 'table') {
      const { rule } = block.table;
      const rows = block.table.rows.map((cells) => cells.map((words) => filledIn(words, facts)));
      this.content = JSON.stringify([rows, rule]);
      this.draw = () => tableShown({ rows, rule });
    } else {
      const name = block.picture.name.replace('../media/', '');
      const file = media.find((one) => one.name === name);
      this.content = JSON.stringify([block.picture, file?.version]);
      this.draw = () => pictureShown({ ...block.picture, name }, file);
    }
  }

  override eq({ content }: Shown): boolean {
    return content === this.content;
  }

  override toDOM(view: EditorView): HTMLElement {
    const made = this.draw();
    made.addEventListener('mousedown', (event) => event.preventDefault());
    made.addEventListener('click', () => {
      const at = view.posAtDOM(made);
      const found = view.state.field(textMarks).blocks.find(({ from }) => from === at);
      if (!found) return;
      view.focus();
      view.dispatch({ selection: choosing(found) });
      openBlock(view);
    });
    return made;
  }

  override ignoreEvent(): boolean {
    return true;
  }
}

/** Opens what is selected as a whole. */
export function openBlock(view: EditorView): boolean {
  const block = chosenBlock(view.state);
  if (!block) return false;
  if (block.kind === 'table') view.state.facet(opens)('table');
  else if (block.kind === 'picture') view.state.facet(opens)(block.picture);
  else view.contentDOM.querySelector<HTMLElement>('[data-chosen] select')?.focus();
  return true;
}

/** @param of tells it from others of its name. */
function blockShown(name: string, of: string, ...content: Node[]): HTMLElement {
  const label = element('span', { class: 'text-label' }, name);
  const change = element('button', { type: 'button', tabindex: '-1' }, 'Change');
  change.setAttribute('aria-label', `Change: ${name} ${of}`.trim());
  label.append(change);
  return element('div', { class: 'text-block' }, label, ...content);
}

function tableShown({ rows, rule }: TextTable): HTMLElement {
  const made = rows.map((cells, row) => {
    const written = cells.map((words, column) => {
      const [, left, right] = /^(:?)-+(:?)$/.exec(rule[column] ?? '') ?? [];
      const side = right ? (left ? 'center' : 'right') : 'left';
      const cell = element(row === 0 ? 'th' : 'td', {}, ...styled(words));
      cell.style.textAlign = side;
      return cell;
    });
    return element('tr', {}, ...written);
  });
  const table = element('table', {}, element('tbody', {}, ...made));
  return blockShown(
    'Table',
    rows[0]?.[0] ?? '',
    element('div', { class: 'text-block__wide' }, table),
  );
}

/** A cell’s words: bold, italics, code and links, without their marks. */
function styled(words: string): Node[] {
  return words
    .split(/(\*\*.+?\*\*|\*[^*]+\*|`[^`]+`|~~.+?~~|\[[^\]]+\]\([^)]*\))/)
    .filter(Boolean)
    .map((part) => {
      const [, link] = /^\[(.+)\]\(.*\)$/.exec(part) ?? [];
      if (link) return element('span', { class: 'text-link' }, link);
      const [, mark = '', inner = ''] = /^(\*\*?|`|~~)(.+)\1$/.exec(part) ?? [];
      const name = ({ '**': 'strong', '*': 'em', '`': 'code', '~~': 'del' } as const)[mark];
      return name ? element(name, {}, inner) : new Text(part.replaceAll(/\\(?=\W)/g, ''));
    });
}

function pictureShown({ alt, name, caption }: Picture, file: ListedMedia | undefined) {
  const shows = alt || 'Nothing says what it shows.';
  const words = element('span', { class: 'text-block__words' }, shows);
  if (caption) words.append(element('i', {}, ` ${caption}`));
  const isFilm = file?.kind === 'film' || /^https:|\.(mp4|webm)$/.test(name);
  const picture =
    file?.kind === 'photograph'
      ? element('img', { src: shownAddress(file), alt: '' })
      : element('b', {}, name);
  return blockShown(isFilm ? 'Film' : 'Photograph', alt || name, picture, words);
}

/** The window above and below the text, but not beside it. */
function aboveAndBelow({ dom }: EditorView) {
  const { left, right } = dom.getBoundingClientRect();
  return { left, right, top: 0, bottom: innerHeight };
}

/** Says where a link leads, and offers to change that. */
function linkBubble({ start, end, address }: Span): Tooltip {
  const create = (view: EditorView) => {
    const button = (words: string, run: () => void) => {
      const made = element('button', { type: 'button', tabindex: '-1' }, words);
      made.addEventListener('mousedown', (event) => event.preventDefault());
      made.addEventListener('click', run);
      return made;
    };
    const change = button('Change', () => view.state.facet(opens)('link'));
    const remove = button('Remove', () => {
      view.dispatch(unlink(view.state));
      view.focus();
    });
    const dom = element(
      'div',
      { class: 'text-bubble' },
      element('span', {}, address),
      change,
      remove,
    );
    return { dom };
  };
  return { pos: start, end, above: false, create };
}
