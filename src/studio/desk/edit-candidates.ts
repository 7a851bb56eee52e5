import { CST, Document, Parser, visit } from 'yaml';
import type { FieldEdit } from './desk-messages.ts';
import type { FieldPath } from './desk-problem.ts';

/**
 * Versions of a text with an edit applied, closest to the old text first. A plain value may parse
 * as a number or a comment depending on where it stands, so the caller takes the first that parses
 * right.
 *
 * @param text YAML, or JSON, which is YAML in flow style.
 * @param names of the sibling fields, in schema order.
 */
export function* editCandidates(
  text: string,
  edit: FieldEdit,
  names: readonly string[],
): Generator<string> {
  const ways = [
    (root: CST.Token) => setScalar(root, edit),
    (root: CST.Token) => setScalar(root, edit, 'QUOTE_DOUBLE'),
    (root: CST.Token) => changeItems(root, edit, names),
  ];
  for (const way of ways) {
    // Each layout mutates the tokens, so parse again.
    const tokens = [...new Parser().parse(text)];
    const root = tokens.find((token) => token.type === 'document')?.value;
    if (root && way(root)) yield tokens.map(CST.stringify).join('');
  }
}

function setScalar(root: CST.Token, edit: FieldEdit, quotes?: 'QUOTE_DOUBLE'): boolean {
  const token = tokenAt(root, edit.at);
  if (!('value' in edit) || Object(edit.value) === edit.value) return false;
  if (!CST.isScalar(token) || (!quotes && isInCurly(edit.value))) return false;
  const type = typeof edit.value === 'string' ? quotes : 'PLAIN';
  CST.setScalarValue(token, String(edit.value), {
    ...(type && { type }),
    inFlow: tokenAt(root, edit.at.slice(0, -1))?.type === 'flow-collection',
    implicitKey: token.type !== 'block-scalar' || type !== undefined,
    afterKey: true,
  });
  return true;
}

function tokenAt(root: CST.Token, at: FieldPath): CST.Token | undefined {
  return at.reduce<CST.Token | undefined>((token, step) => {
    const items = itemsOf(token);
    return items[indexOf(items, step)]?.value;
  }, root);
}

/** The parser also lists trailing space and comments as an item. */
function itemsOf(token: CST.Token | undefined): CST.CollectionItem[] {
  const all: CST.CollectionItem[] = CST.isCollection(token) ? token.items : [];
  return all.filter(({ start, key, value }) => key || value || start.some(isHyphen));
}

const isHyphen = ({ type }: CST.SourceToken) => type === 'seq-item-ind';

function indexOf(items: readonly CST.CollectionItem[], step: string | number): number {
  return typeof step === 'number' ? step : items.findIndex((item) => nameOf(item) === step);
}

function nameOf({ key }: CST.CollectionItem): string | undefined {
  return CST.isScalar(key) ? CST.resolveAsScalar(key)?.value : undefined;
}

function changeItems(root: CST.Token, edit: FieldEdit, names: readonly string[]): boolean {
  const collection = tokenAt(root, edit.at.slice(0, -1));
  const step = edit.at.at(-1) ?? '';
  const items = itemsOf(collection);
  if (!CST.isCollection(collection) || items.length === 0) return false;
  const layout =
    collection.type === 'flow-collection' ? flowLayout(items) : blockLayout(items, collection);
  const { pieces } = layout;
  const at = indexOf(items, step);
  const old = pieces[at];
  const place = at === -1 ? placeOf(step, items, names) : Math.min(at, items.length);
  let next: readonly Piece[];
  if ('insert' in edit) next = pieces.toSpliced(place, 0, layout.piece(step, edit.insert));
  else if ('value' in edit)
    next = pieces.toSpliced(place, old ? 1 : 0, layout.piece(step, edit.value, old));
  else if (!old || items.length === 1) return false;
  else if ('moveTo' in edit) next = moved(pieces, at, edit.moveTo);
  else next = pieces.toSpliced(at, 1, ...layout.left(old));
  collection.items = [{ start: [raw(layout.text(next))] }];
  return true;
}

/** Where to insert a new field. */
function placeOf(
  step: string | number,
  items: readonly CST.CollectionItem[],
  names: readonly string[],
): number {
  const before = names.slice(0, names.indexOf(String(step)) + 1);
  const last = items.findLastIndex((item) => before.includes(nameOf(item) ?? ''));
  return before.length > 0 ? last + 1 : items.length;
}

/** Swaps only the bodies: leads and comments stay in place. */
function moved(pieces: readonly Piece[], from: number, to: number): Piece[] {
  const bodies = pieces.map(({ body }) => body);
  bodies.splice(to, 0, ...bodies.splice(from, 1));
  return pieces.map((piece, at) => ({ ...piece, body: bodies[at] ?? '' }));
}

/** An item's text, with the whitespace, comments or comma before it and the rest of its line. */
type Piece = { readonly lead: string; readonly body: string; readonly tail: string };

function pieceOf(item: CST.CollectionItem): Piece {
  const hyphen = item.start.findIndex(isHyphen);
  const lead = sourceOf(hyphen === -1 ? item.start : item.start.slice(0, hyphen));
  const tail = sourceOf(item.value ? tailOf(item.value) : (item.sep?.slice(1) ?? []));
  const text = CST.stringify(item);
  return { lead, body: text.slice(lead.length, text.length - tail.length), tail };
}

function tailOf(token: CST.Token | undefined): CST.SourceToken[] {
  if (token?.type === 'flow-collection') return token.end.slice(1);
  if (token?.type === 'block-scalar') return [raw('\n')];
  if (CST.isCollection(token)) return tailOf(token.items.at(-1)?.value);
  return token && 'end' in token ? (token.end ?? []) : [];
}

const sourceOf = (tokens: readonly CST.SourceToken[]) => tokens.map(CST.stringify).join('');

/** `CST.stringify` outputs a token's source whatever its type. */
const raw = (source: string): CST.SourceToken => ({
  type: 'space',
  offset: -1,
  indent: -1,
  source,
});

const textOf = (pieces: readonly Piece[]) =>
  pieces.map(({ lead, body, tail }) => lead + body + tail).join('');

type Layout = {
  /** The first gets a lead too, as if an item came before it. */
  readonly pieces: readonly Piece[];
  /** Makes a new item, or replaces an old one. */
  readonly piece: (step: string | number, value: unknown, old?: Piece) => Piece;
  readonly left: (piece: Piece) => readonly Piece[];
  readonly text: (pieces: readonly Piece[]) => string;
};

/** `- one` or `name: one` on lines of their own. */
function blockLayout(
  items: readonly CST.CollectionItem[],
  { indent: column }: { indent: number },
): Layout {
  const indent = ' '.repeat(column);
  return {
    // The first item's indentation belongs to its parent.
    pieces: items
      .map(pieceOf)
      .map((one, at) => (at > 0 ? one : { ...one, lead: indent + one.lead })),
    piece: (step, value, old) => {
      const lines = asYaml(typeof step === 'number' ? [value] : { [step]: value });
      const body = lines.replaceAll(/^(?=.)/gm, indent).trim();
      return { lead: old?.lead ?? indent, body, tail: '\n' };
    },
    left: ({ lead }) => [{ lead: lead.slice(0, lead.lastIndexOf('\n') + 1), body: '', tail: '' }],
    text: (pieces) => textOf(pieces).slice(column),
  };
}

/** Quote these: unquoted, the curly quotes would look like the value's delimiters. */
const isInCurly = (value: unknown) => typeof value === 'string' && /^[“‘]/.test(value);

export function asYaml(value: unknown): string {
  const document = new Document(value, yamlStyle);
  visit(document, {
    Scalar: (_, node) => {
      if (isInCurly(node.value)) node.type = 'QUOTE_DOUBLE';
    },
  });
  return document.toString(yamlStyle);
}

const yamlStyle = {
  lineWidth: 0,
  defaultKeyType: 'PLAIN',
  // Repeated values must not become YAML aliases.
  aliasDuplicateObjects: false,
  // Block scalars would depend on the indentation.
  blockQuote: false,
} as const;

/** `[one]` or `{ name: one }`; new values are written as JSON. */
function flowLayout(items: readonly CST.CollectionItem[]): Layout {
  const [first, ...others] = items.map(pieceOf) as [Piece, ...Piece[]];
  const head = first.lead;
  const foot = (others.at(-1) ?? first).tail;
  const lead = others[0]?.lead ?? `,${head || ' '}`;
  const pieces = [{ ...first, lead }, ...others];
  const isOneLine = pieces.some(({ body }) => /^{.*}$/.test(body)) || !lead.includes('\n');
  return {
    pieces: pieces.with(-1, { ...(pieces.at(-1) as Piece), tail: '' }),
    piece: (step, value, old) => {
      const isShort = old ? !/\n|[[{]\s*[\]}]$/.test(old.body) : isOneLine;
      const indent = / *$/.exec(lead)?.[0] ?? '';
      const json = isShort
        ? inlineJson(value)
        : JSON.stringify(value, null, 2).replaceAll('\n', `\n${indent}`);
      const body = typeof step === 'number' ? json : `${JSON.stringify(step)}: ${json}`;
      return { lead: old?.lead ?? lead, body, tail: old?.tail ?? '' };
    },
    left: () => [],
    text: (next) => head + textOf(next).slice(next[0]?.lead.length) + foot,
  };
}

/** `{ "name": "Leeds", "href": "/leeds" }` */
function inlineJson(value: unknown): string {
  const lines = JSON.stringify(value, null, 1);
  return lines.replaceAll(/(?<=\[)\n *|\n *(?=\])/g, '').replaceAll(/\n */g, ' ');
}
