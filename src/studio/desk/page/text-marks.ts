import { ensureSyntaxTree, syntaxTree } from '@codemirror/language';
import {
  EditorSelection,
  type EditorState,
  StateEffect,
  StateField,
  type Text,
} from '@codemirror/state';
import { factSign, filledIn } from '../../../engine/kernel/text.ts';
import type { Lists } from '../desk-lists.ts';
import { type FoundTable, tableAt } from './text-table.ts';

export type Known = Pick<Lists, 'facts' | 'media'>;

export const setKnown = StateEffect.define<Known>();

type Range = { readonly from: number; readonly to: number };

/** Words with a mark before and after them, such as `**`. */
export type Span = Range & {
  readonly style: 'strong' | 'em' | 'del' | 'code' | 'link';
  /** Where its words start and end. */
  readonly start: number;
  readonly end: number;
  readonly address: string;
};

/** Characters that are read as one: a fact with its value, or an escaped character. */
export type Atom = Range & { readonly value: string };

/** A mark at the start of a line: `## `, `> ` or a list's. */
export type Prefix = Range & { readonly sign: string; readonly depth: number };

/** How a whole line looks. */
export type Line = {
  readonly at: number;
  readonly name: string;
  /** Of a heading. */
  readonly level?: string;
  /** Shown above it. */
  readonly label?: string;
};

/** What is shown in place of its Markdown, selected as a whole, and opened by Enter. */
export type Block = Range &
  (
    | { readonly kind: 'table'; readonly table: FoundTable }
    | { readonly kind: 'picture'; readonly picture: Picture }
    | {
        readonly kind: 'label';
        readonly name: string;
        readonly choice?: string;
        /** The other fence of code. */
        readonly other?: Range;
      }
  );

export type Picture = { readonly alt: string; readonly name: string; readonly caption: string };

export type Marks = {
  readonly known: Known;
  readonly spans: readonly Span[];
  readonly atoms: readonly Atom[];
  readonly prefixes: readonly Prefix[];
  readonly lines: readonly Line[];
  readonly blocks: readonly Block[];
  /** The block that is being typed: it shows its Markdown until the cursor leaves it. */
  readonly typed: Block | undefined;
};

/** The Markdown of a text that writers don't see. */
export const textMarks = StateField.define<Marks>({
  create: (state) => marksIn(state, { facts: {}, media: [] }),
  update(before, transaction) {
    const { state, effects, docChanged, selection } = transaction;
    const known = effects.find((effect) => effect.is(setKnown))?.value ?? before.known;
    const isParsed = syntaxTree(transaction.startState) !== syntaxTree(state);
    if (docChanged || isParsed || known !== before.known) {
      const isTyped = transaction.isUserEvent('input');
      const { head, empty } = state.selection.main;
      return marksIn(state, known, empty && (isTyped || before.typed) ? head : undefined);
    }
    const { typed } = before;
    if (!selection || !typed || isIn(typed, selection.main.head)) return before;
    return marksIn(state, known);
  },
});

/**
 * What the next letter is typed with: marks of its own, or those that end before a blank; none where
 * it goes on with a link.
 */
export type NextMarks = { readonly marks: string; readonly isNew: boolean };

export const setNextMarks = StateEffect.define<NextMarks | undefined>();

export const nextMarks = StateField.define<NextMarks | undefined>({
  create: () => undefined,
  update(before, { effects, docChanged, selection }) {
    const next = effects.find((effect) => effect.is(setNextMarks));
    return next ? next.value : docChanged || selection ? undefined : before;
  },
});

/** Bold words and italics go on after a blank; a link ends. */
export const goingOn = (marks: string): NextMarks | undefined =>
  /^[*~_]+$/.test(marks) ? { marks, isNew: false } : undefined;

const isIn = ({ from, to }: Range, at: number) => from <= at && at <= to;

/** The block that is selected as a whole. */
export function chosenBlock(state: EditorState): Block | undefined {
  const { from, to } = state.selection.main;
  const isChosen = (one: Block) => from < to && one.from === from && one.to === to;
  return state.field(textMarks, false)?.blocks.find(isChosen);
}

/** Whether the cursor stands before the block that begins a text: it is selected from its end. */
export function isBeforeAll(state: EditorState): boolean {
  const { anchor, head } = state.selection.main;
  return head === 0 && anchor > 0 && chosenBlock(state) !== undefined;
}

/** The link that a selection is within. */
export const linkAt = (state: EditorState, from: number, to: number) =>
  state
    .field(textMarks)
    .spans.find((one) => one.style === 'link' && one.start <= from && to <= one.end);

/** The start of a line’s words. */
export function wordsStart(state: EditorState, at: number): number {
  let start = state.doc.lineAt(at).from;
  for (const { from, to } of state.field(textMarks).prefixes) if (from === start) start = to;
  return start;
}

export const choosing = ({ from, to }: Range) => EditorSelection.range(from, to);

/** All that is hidden within a line, in order; `with` is the other mark of a span. */
export function hiddenMarks({ spans }: Marks): (Range & { with?: Range })[] {
  const pairs = spans.flatMap(({ from, start, end, to }) => {
    const [open, close] = [
      { from, to: start },
      { from: end, to },
    ];
    return [
      { ...open, with: close },
      { ...close, with: open },
    ];
  });
  return pairs.toSorted((a, b) => a.from - b.from);
}

export type Side = -1 | 1;

/** Where a cursor is after the hidden marks beside it. */
export function passed(state: EditorState, at: number, side: Side): number {
  const marks = hiddenMarks(state.field(textMarks));
  let now = at;
  for (const { from, to } of side < 0 ? marks.toReversed() : marks) {
    if (side < 0 ? to === now : from === now) now = side < 0 ? from : to;
  }
  return now;
}

/** Where a cursor is after the spans that end or, to the left, start at it. */
export function outside(state: EditorState, at: number, side: Side): number {
  let now = at;
  for (const { from, start, end, to } of state.field(textMarks).spans.toReversed()) {
    if ((side < 0 ? start : end) === now) now = side < 0 ? from : to;
  }
  return now;
}

/** Where a cursor is after a link that ends at it: words that are typed there are none of the link. */
export function afterLink(state: EditorState, at: number): number {
  let [now, after] = [at, at];
  for (const { end, to, style } of state.field(textMarks).spans.toReversed()) {
    if (end !== now) continue;
    now = to;
    if (style === 'link') after = to;
  }
  return after;
}

function marksIn(state: EditorState, known: Known, typedAt = -1): Marks {
  const { doc } = state;
  const tree = ensureSyntaxTree(state, doc.length, 50) ?? syntaxTree(state);
  const spans: Span[] = [];
  const atoms: Atom[] = [];
  const prefixes: Prefix[] = [];
  const lines: Line[] = [];
  const blocks: Block[] = [];
  let depth = 0;
  let quotesTo = -1;
  tree.iterate({
    enter({ name, from, to, node }) {
      const line = doc.lineAt(from);
      const [, level] = /^ATXHeading([1-6])$/.exec(name) ?? [];
      const style = styles[name];
      if (level) {
        const [sign = ''] = /^#+ +/.exec(doc.sliceString(from, to + 1)) ?? [];
        if (sign) {
          prefixes.push({ from, to: from + sign.length, sign: '', depth: 0 });
          lines.push({ at: line.from, name: `text-heading text-heading--${level}`, level });
        }
      } else if (name === 'ListItem') depth++;
      else if (name === 'Blockquote' && from > quotesTo) {
        quotesTo = to;
        quote(doc, from, to, lines, blocks);
      } else if (name === 'QuoteMark' || name === 'ListMark') {
        const isBlank = doc.sliceString(to, to + 1) === ' ';
        const last = prefixes.at(-1);
        const start = last && last.from >= line.from ? last.to : line.from;
        const isFirst = doc.sliceString(start, from).trim() === '';
        const sign = name === 'QuoteMark' ? '' : doc.sliceString(from, to).replace(/^[-*+]$/, '•');
        if (isFirst && (isBlank || !sign)) {
          prefixes.push({ from: start, to: to + (isBlank ? 1 : 0), sign, depth });
          if (sign)
            lines.push({ at: line.from, name: `text-item text-item--${Math.min(depth, 3)}` });
        }
      } else if (style) {
        const marks = node.getChildren(style.marks);
        const [open, close] = [marks[0], style.marks === 'LinkMark' ? marks[1] : marks.at(-1)];
        const url = node.getChild('URL');
        const address = url ? doc.sliceString(url.from, url.to) : '';
        const isWhole = open && close && open.to < close.from && (name !== 'Link' || url);
        if (isWhole) {
          const [start, end] = [open.to, close.from];
          spans.push({ from, to, start, end, style: style.name, address });
        }
      } else if (name === 'Escape') {
        atoms.push({ from, to, value: doc.sliceString(from + 1, to) });
      } else if (name === 'Image') {
        const picture = pictureIn(line.text);
        if (picture) blocks.push({ from: line.from, to: line.to, kind: 'picture', picture });
        return false;
      } else if (name === 'Table' || name === 'FencedCode') {
        const table = tableAt(doc, line.number + (name === 'Table' ? 0 : 1));
        if (name === 'Table' && table) {
          blocks.push({ from: table.from, to: table.to, kind: 'table', table });
        } else if (name === 'FencedCode') fence(doc, from, to, table, prefixes, lines, blocks);
        return false;
      }
      return undefined;
    },
    leave({ name }) {
      if (name === 'ListItem') depth--;
    },
  });
  for (const { 0: sign, index } of doc.toString().matchAll(factSign)) {
    const value = filledIn(sign, known.facts);
    if (value !== sign) atoms.push({ from: index, to: index + sign.length, value });
  }
  const typed = blocks.find((block) => isIn(block, typedAt));
  const outside = (one: Range) => !blocks.some(({ from, to }) => one.from < to && one.to > from);
  return {
    known,
    spans: spans.filter(outside),
    atoms: atoms.filter(outside),
    prefixes: prefixes.filter(outside),
    lines,
    blocks: blocks.filter((block) => block !== typed),
    typed,
  };
}

type Style = { readonly name: Span['style']; readonly marks: string };

const styles: Readonly<Record<string, Style>> = {
  StrongEmphasis: { name: 'strong', marks: 'EmphasisMark' },
  Emphasis: { name: 'em', marks: 'EmphasisMark' },
  Strikethrough: { name: 'del', marks: 'StrikethroughMark' },
  InlineCode: { name: 'code', marks: 'CodeMark' },
  Link: { name: 'link', marks: 'LinkMark' },
};

function pictureIn(line: string): Picture | undefined {
  const [, alt = '', name, caption = ''] = /^!\[(.*)\]\((\S+?)(?: "(.*)")?\)\s*$/.exec(line) ?? [];
  return name ? { alt, name, caption } : undefined;
}

/** A quotation; its first line may say that it is a callout or a plate. */
function quote(doc: Text, from: number, to: number, lines: Line[], blocks: Block[]): void {
  const first = doc.lineAt(from);
  const [, mark, choice = ''] = /^ *> ?\[!(\w+)(?: +(\w+))?\]\s*$/.exec(first.text) ?? [];
  const isPlate = mark?.toLowerCase() === 'plate';
  const name = isPlate ? 'plate' : mark ? 'callout' : 'pull';
  const kind = (isPlate ? choice : mark)?.toLowerCase();
  if (mark) {
    const label = { name: isPlate ? 'Panel' : 'Callout', choice: kind ?? '' };
    blocks.push({ from: first.from, to: first.to, kind: 'label', ...label });
  }
  for (let { number } = first; number <= doc.lineAt(to).number; number++) {
    const label = !mark && number === first.number ? 'Pull quote' : '';
    lines.push({
      at: doc.line(number).from,
      name: `text-quote text-quote--${name} text-quote--${kind}`,
      label,
    });
  }
}

/** Code, or a chart: a title and a table. */
function fence(
  doc: Text,
  from: number,
  to: number,
  table: FoundTable | undefined,
  prefixes: Prefix[],
  lines: Line[],
  blocks: Block[],
): void {
  const [first, last] = [doc.lineAt(from), doc.lineAt(to)];
  const [, open] = /^(```+(?:chart|pictogram \S+) )/.exec(first.text) ?? [];
  const isClosed = last.number > first.number && /^```+\s*$/.test(last.text);
  if (!isClosed) return;
  if (open && table && doc.lineAt(table.to).number === last.number - 1) {
    prefixes.push({ from: first.from, to: first.from + open.length, sign: 'Chart', depth: 0 });
    lines.push({ at: first.from, name: 'text-title' });
    blocks.push({ from: table.from, to: last.to, kind: 'table', table });
    return;
  }
  const label = (name: string, { from, to }: Range, other: Range) =>
    blocks.push({ from, to, kind: 'label', name, other: { from: other.from, to: other.to } });
  label('Code', first, last);
  label('End of the code', last, first);
  for (let { number } = first; number <= last.number; number++) {
    lines.push({ at: doc.line(number).from, name: 'text-code' });
  }
}
