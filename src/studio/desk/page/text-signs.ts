import { type Extension, type Range, StateEffect, StateField, type Text } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view';
import { tableCells } from '../../../engine/content/table-cells.ts';
import { factSign, filledIn } from '../../../engine/kernel/text.ts';
import { element } from '../../live/page/element.ts';
import type { Lists } from '../desk-lists.ts';
import { deskPaths } from '../desk-messages.ts';
import { tableAt } from './text-table.ts';

type Known = Pick<Lists, 'facts' | 'media'>;

export const setKnown = StateEffect.define<Known>();

type Shown = { readonly known: Known; readonly signs: DecorationSet };

/** Shows pictures, columns and what facts say; the text stays as it is typed. */
export const textSigns: Extension = StateField.define<Shown>({
  create: ({ doc }) => shown(doc, { facts: {}, media: [] }),
  update(before, { docChanged, effects, newDoc }) {
    const next = effects.find((effect) => effect.is(setKnown));
    return docChanged || next ? shown(newDoc, next?.value ?? before.known) : before;
  },
  // Outer, so that bold words don't split a cell.
  provide: (field) => EditorView.outerDecorations.from(field, ({ signs }) => signs),
});

function shown(doc: Text, known: Known): Shown {
  const { facts, media } = known;
  const all: Range<Decoration>[] = [];
  let inTable = 0;
  for (let number = 1; number <= doc.lines; number++) {
    const { from, to, text } = doc.line(number);
    for (const { 0: sign, index } of text.matchAll(factSign)) {
      const fact = filledIn(sign, facts);
      if (fact !== sign) all.push(beside('span', fact).range(from + index + sign.length));
    }
    const [, file] = /^!\[.*\]\((?:\.\.\/media\/)?([^\s)]+)\)$/.exec(text) ?? [];
    const photograph = media.find(({ name, kind }) => name === file && kind === 'photograph');
    if (photograph) {
      const { name, version } = photograph;
      all.push(beside('img', `${deskPaths.media}${name}?${version}`).range(to));
    }
    if (from < inTable) continue;
    const table = tableAt(doc, number);
    if (!table) continue;
    inTable = table.to;
    all.push(...columns(doc, number, table.rows.length + 1));
  }
  return { known, signs: Decoration.set(all, true) };
}

/** Gives the cells of a column one width, by its longest. */
function columns(doc: Text, first: number, count: number): Range<Decoration>[] {
  const lines = Array.from({ length: count }, (_, at) => doc.line(first + at));
  const rows = lines.map(({ text }) => tableCells(text));
  const widths = (rows[0] ?? []).map((_, column) => {
    const longest = Math.max(...rows.map((cells) => (cells[column] ?? '').length));
    return Math.min(40, Math.max(5, longest));
  });
  const whole = widths.reduce((sum, one) => sum + one, 0);
  const cell = widths.map((width) => {
    const style = `width: calc((100% - ${widths.length + 1} * 0.5em) * ${width / whole})`;
    return Decoration.mark({ class: 'text-cell', attributes: { style } });
  });
  return lines.flatMap(({ from, text }, row) => {
    const name = ['text-row text-row--head', 'text-row text-row--rule'][row] ?? 'text-row';
    const cells = [...text.matchAll(/(?<=(?<!\\)\|)(?:\\\||[^|])*/g)].flatMap(
      ({ 0: words, index }, column) => {
        const mark = cell[column];
        return mark && words ? [mark.range(from + index, from + index + words.length)] : [];
      },
    );
    return [Decoration.line({ class: name }).range(from), ...cells];
  });
}

const beside = (name: Sign['name'], is: string) =>
  Decoration.widget({ widget: new Sign(name, is), block: name === 'img', side: 1 });

class Sign extends WidgetType {
  readonly name: 'img' | 'span';
  /** The address of a picture, or words. */
  readonly is: string;

  constructor(name: Sign['name'], is: string) {
    super();
    this.name = name;
    this.is = is;
  }

  override eq({ name, is }: Sign): boolean {
    return name === this.name && is === this.is;
  }

  override toDOM(): HTMLElement {
    return this.name === 'img'
      ? element('img', { class: 'text-picture', src: this.is, alt: '' })
      : element('span', { class: 'text-fact' }, this.is);
  }
}
