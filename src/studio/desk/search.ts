import type { Facts } from '../../engine/content/facts.ts';
import { fieldShape } from '../../engine/content/field-shape.ts';
import type { SourceFile } from '../../engine/content/source-file.ts';
import { digest } from '../../engine/kernel/digest.ts';
import { factSign, filledIn } from '../../engine/kernel/text.ts';
import { controlOf, type FieldValue, type FormField } from './desk-forms.ts';
import type { DeskCalls, FoundPlace, LeftWords, Replacement } from './desk-messages.ts';
import { type FieldPath, refusal } from './desk-problem.ts';
import { bodyStart, editedText } from './edited-text.ts';
import { fieldId, isList, isSamePath, leavesIn, valueAt } from './field-values.ts';
import { fieldAt, fieldName } from './item-name.ts';
import { factsIn } from './pick-lists.ts';
import { type SavedText, savedTexts } from './saved-content.ts';
import { folded, matches, occurrences, plain } from './search-words.ts';
import { numberInWords } from './suggested-message.ts';

/** A field's value or a line of text, with its folded words. */
type Leaf = {
  readonly field?: FieldPath;
  readonly line?: number;
  /** The heading above the line. */
  readonly heading?: string;
  readonly text: string;
  readonly words: string;
  /** An amount in pounds, stored without its sign. */
  readonly isMoney?: boolean;
};

type Indexed = {
  readonly file: SavedText;
  readonly form: FormField;
  readonly leaves: readonly Leaf[];
};

/** Listed results; more are only counted. */
const most = 200;

export function search(
  files: readonly SourceFile[],
  { words, isWhole }: DeskCalls['search']['ask'],
): DeskCalls['search']['answer'] {
  const searched = plain(words).trim();
  // A single letter matches everywhere.
  const all = searched.length > 1 ? indexOf(files) : [];
  const facts = factsIn(all.map(({ file }) => file));
  const byName = all.flatMap((one) => placesNamed(one, searched, isWhole));
  const named =
    byName.length > 0 || isWhole ? byName : all.flatMap((one) => placesDescribed(one, searched));
  const hits = all.flatMap((one) => [...hitsIn(one, searched, isWhole)]);
  const places = [...named, ...hits.slice(0, most).map((hit) => placeOf(hit, facts))].slice(
    0,
    most,
  );
  const paths = new Set(places.map(({ file }) => file));
  const digests = files.flatMap((one) =>
    paths.has(one.path) ? [[one.path, digest(one.bytes)]] : [],
  );
  const count = named.length + hits.length;
  const taken = searched.length > 1 ? takenIn(all, facts, searched, isWhole) : 0;
  return { type: 'found', places, count, taken, digests: Object.fromEntries(digests) };
}

/** Counts places that show the words only through a fact's name, such as `{{ retainer }}`. */
function takenIn(
  all: readonly Indexed[],
  facts: Facts,
  searched: string,
  isWhole: boolean,
): number {
  const count = (text: string) => [...occurrences(searched, plain(text), isWhole)].length;
  return all
    .flatMap(({ leaves }) => leaves)
    .filter(({ text }) => text.includes('{{'))
    .map(({ text }) => {
      return Math.max(0, count(filledIn(text, facts)) - count(text));
    })
    .reduce((sum, one) => sum + one, 0);
}

/** Short words and numbers that an edit changed in a file but that remain elsewhere. */
export function leftWords(
  files: readonly SourceFile[],
  path: string,
  before: FieldValue | undefined,
): LeftWords[] {
  const all = indexOf(files);
  const own = all.find(({ file }) => file.path === path);
  if (!own) return [];
  const facts = [
    ...changedFacts(own.form, before, own.file.fields),
    ...changedCounts(own.form, before, own.file.fields),
  ];
  return facts.flatMap(({ at, words }) => {
    const hits = all.flatMap((one) => [...hitsIn(one, plain(words), true)]);
    const { length } = hits.filter(
      ({ of, leaf: { field } }) => of !== own || !field || !isSamePath(field, at),
    );
    return length > 0 ? [{ words, count: length }] : [];
  });
}

/** Lists and settings first: that is where facts are kept. */
function indexOf(files: readonly SourceFile[]): Indexed[] {
  return savedTexts(files)
    .map(indexed)
    .sort(
      ({ file: a }, { file: b }) =>
        Number(a.kind.hasBody) - Number(b.kind.hasBody) || (a.path < b.path ? -1 : 1),
    );
}

/** `savedText` returns the same object for an unchanged text. */
const known = new WeakMap<SavedText, Indexed>();

function indexed(file: SavedText): Indexed {
  const before = known.get(file);
  if (before) return before;
  const form = fieldShape(file.kind.schema);
  const values = [...leavesIn(file.fields)].flatMap(({ at: field, value }): Leaf[] => {
    if (typeof value === 'boolean' || value === null) return [];
    const isMoney = typeof value === 'number' && fieldAt(field, form)?.money === true;
    return [{ field, isMoney, text: String(value), words: plain(String(value)) }];
  });
  const made = { file, form, leaves: [...values, ...linesIn(file)] };
  known.set(file, made);
  return made;
}

/** If the fields cannot be parsed, their lines are searched as text. */
function* linesIn({ path, text, fields }: SavedText): Generator<Leaf> {
  const from = fields === undefined ? 0 : bodyStart(path, text);
  const above = text.slice(0, from).split('\n').length;
  let heading: string | undefined;
  for (const [at, line] of text.slice(from).split('\n').entries()) {
    heading = /^##+[ \t]+(.*)/.exec(line)?.[1] ?? heading;
    if (line.trim() === '') continue;
    yield { line: above + at, ...(heading && { heading }), text: line, words: plain(line) };
  }
}

/** Fields of single pages and data also match by label, even when empty. */
function placesNamed({ file, form }: Indexed, searched: string, isWhole: boolean): FoundPlace[] {
  if (file.kind.family) return [];
  return namesIn(form, [])
    .filter(({ title }) => !occurrences(searched, plain(title), isWhole).next().done)
    .map(({ at }) => placeNamed(at, file, form))
    .toArray();
}

/** Settings match by what they are for too: "staff" finds the people. */
function placesDescribed({ file, form }: Indexed, searched: string): FoundPlace[] {
  if (file.kind.hasBody || searched.length < 4) return [];
  return namesIn(form, [])
    .filter(({ description }) => matches(searched, description))
    .map(({ at }) => placeNamed(at, file, form))
    .toArray();
}

function placeNamed(at: FieldPath, file: SavedText, form: FormField): FoundPlace {
  const value = valueAt(file.fields, at);
  const text = Object(value) === value || value === undefined ? '' : String(value);
  const label = fieldName(at, form, file.fields);
  const excerpt = { before: '', found: '', after: shortened(text, 90) };
  return { file: file.path, title: file.title, field: at, label, ...excerpt };
}

function* namesIn(
  { properties = {} }: FormField,
  at: FieldPath,
): Generator<{ at: FieldPath; title: string; description: string }> {
  for (const [name, field] of Object.entries(properties)) {
    const { title = name, description = '' } = field;
    yield { at: [...at, name], title, description };
    yield* namesIn(field, [...at, name]);
  }
}

type Hit = {
  readonly of: Indexed;
  readonly leaf: Leaf;
  readonly start: number;
  readonly length: number;
};

function* hitsIn(of: Indexed, searched: string, isWhole: boolean): Generator<Hit> {
  for (const leaf of of.leaves) {
    const words = leaf.isMoney ? searched.replace(/^£(?=\d)/, '') : searched;
    const { length } = words;
    for (const start of occurrences(words, leaf.words, isWhole)) yield { of, leaf, start, length };
  }
}

/** Around the words, facts are shown as readers see them. */
function placeOf({ of: { file, form }, leaf, start, length }: Hit, facts: Facts): FoundPlace {
  const { field, line, heading, text } = leaf;
  const { at } = folded(text);
  const from = at[start] ?? 0;
  const sign = [...text.matchAll(factSign)].find(
    ({ 0: all, 1: name = '', index }) =>
      Object.hasOwn(facts, name) && index < from && from < index + all.length,
  );
  const upTo = text.slice(from, at[start + length]);
  // A separator after a digit may belong to the next number.
  const found = /\d$/.test(leaf.words.slice(start, start + length))
    ? upTo.replace(/\D+$/, '')
    : upTo;
  const [begin, shown] = sign ? [sign.index, sign[0]] : [from, found];
  const inCode = isCode(field && fieldAt(field, form), text, from);
  const raw = [text.slice(0, begin), text.slice(begin + shown.length)] as const;
  const [before, after] = inCode || field ? raw : withoutEnds(...raw);
  const read = (words: string) => {
    const filled = filledIn(words, facts);
    return inCode ? filled : withoutSigns(filled, !field && isRow.test(text));
  };
  return {
    file: file.path,
    title: file.title,
    ...(field && { field }),
    ...(line && { line }),
    label: field ? fieldName(field, form, file.fields) : `Text${heading ? `, “${heading}”` : ''}`,
    before: shortened(read(before), -60),
    found: sign ? filledIn(shown, facts) : shown,
    after: shortened(read(after), 90),
    at: from,
    ...(sign && { isFact: true }),
    ...(inCode && { isCode: true }),
  };
}

const isRow = /^\s*\|/;

/** What is around words in a paragraph, without the sign that begins it or the edges of a row. */
function withoutEnds(before: string, after: string): readonly [string, string] {
  return [
    before.replace(/^\s*((#{1,6}|>|[-*]|\d+\.)\s+|\|\s*)/, ''),
    isRow.test(before) ? after.replace(/\s*\|\s*$/, '') : after,
  ];
}

/** A part of a text as readers see it: without the signs of Markdown, and with cells apart. */
function withoutSigns(part: string, isInRow: boolean): string {
  const words = part.replaceAll(/\]\([^)]*\)|!?\[|\*{1,2}(?=\S)|(?<=\S)\*{1,2}|==|`/g, '');
  return isInRow ? words.replaceAll(/\s*\|\s*/g, ' · ') : words;
}

/** Parts of a text that aren't prose: addresses, names of facts, kinds of callouts. */
const codes = /\]\([^)]*\)|\{\{[^}]*\}\}|\[![A-Z]+|https?:\/\/\S+/g;

/** Whether a replacement would break a link or a reference. */
function isCode(field: FormField | undefined, text: string, at: number): boolean {
  if (!field || controlOf(field) === 'text') {
    const isShortName = field?.unique && /^[a-z\d-]+$/.test(text);
    if (isShortName || (field && /^(\/|mailto:)/.test(text))) return true;
    const all = [...text.matchAll(codes)];
    return all.some(({ index, 0: { length } }) => at >= index && at < index + length);
  }
  return controlOf(field) === 'name' ? /^[a-z\d-]+$/.test(text) : controlOf(field) !== 'number';
}

/** Truncates to the first characters or, if `length` is negative, to the last. */
function shortened(text: string, length: number): string {
  if (text.length <= Math.abs(length)) return text;
  return length < 0
    ? `…${text.slice(length).replace(/^\S*\s/, '')}`
    : `${text.slice(0, length).replace(/\s\S*$/, '')} …`;
}

/** Changed values; skips lists that gained or lost items, since positions shift. */
function changedFacts(
  form: FormField,
  before: FieldValue | undefined,
  after: FieldValue | undefined,
): { at: FieldPath; words: string }[] {
  const isSameLength = (at: FieldPath) => {
    const [old, now] = [valueAt(before, at), valueAt(after, at)];
    return !isList(old) || (isList(now) && old.length === now.length);
  };
  return [...leavesIn(before)].flatMap(({ at, value }) => {
    const isSameItem = at.every((_, step) => isSameLength(at.slice(0, step)));
    const words = String(value);
    const isChanged = isSameItem && value !== valueAt(after, at);
    return isChanged && isFact(fieldAt(at, form) ?? {}, words) ? [{ at, words }] : [];
  });
}

/** Counts in words, such as `six people`, when a list gains or loses an item. */
function changedCounts(
  { properties = {} }: FormField,
  before: FieldValue | undefined,
  after: FieldValue | undefined,
): { at: FieldPath; words: string }[] {
  return Object.entries(properties).flatMap(([name, { title = name }]) => {
    const [old, now] = [valueAt(before, [name]), valueAt(after, [name])];
    if (!isList(old) || !isList(now) || old.length === now.length) return [];
    return { at: [name], words: `${numberInWords(old.length)} ${title.toLowerCase()}` };
  });
}

/** A price, a telephone number, hours, a count: short, and not a common word. */
function isFact(field: FormField, words: string): boolean {
  if (!['text', 'number'].includes(controlOf(field)) || field.unique) return false;
  return words.length > 1 && words.length <= 60 && (/\d/.test(words) || /\S\s+\S/.test(words));
}

/** @throws ProblemsError if the words are no longer there. */
export function replacedWords(
  texts: readonly SavedText[],
  places: DeskCalls['replace']['ask']['places'],
): Map<string, string> {
  return new Map(
    [...Map.groupBy(places, ({ file }) => file)].map(([path, of]) => {
      const file = texts.find((one) => one.path === path);
      if (!file) throw changedSince(path);
      return [path, replaced(file, of)];
    }),
  );
}

export const changedSince = (path: string) =>
  refusal(path, 'changed-meanwhile', 'has changed since. Nothing was replaced: search again.');

function replaced(file: SavedText, places: readonly Replacement[]): string {
  const { path, kind, fields } = file;
  const lines = file.text.split('\n');
  // Backwards, so that earlier offsets stay valid.
  const byPlace = Map.groupBy(
    places.toSorted((one, other) => other.at - one.at),
    ({ field, line }) => (field ? fieldId(field) : `line ${line}`),
  );
  const edits = [...byPlace.values()].flatMap((of) => {
    const [{ field, line = 0 } = {}] = of;
    if (!field) {
      lines[line - 1] = of.reduce((text, one) => spliced(text, one), lines[line - 1] ?? '');
      return [];
    }
    const value = valueAt(fields, field);
    const text = of.reduce((text, one) => spliced(text, one), String(value));
    const figures = text.replaceAll(/[£,]/g, '');
    const isNumber = typeof value === 'number' && String(Number(figures)) === figures;
    return [{ at: field, value: isNumber ? Number(figures) : text }];
  });
  return editedText(path, lines.join('\n'), edits, kind.schema);
}

function spliced(text: string, { file, at, found, words }: Replacement): string {
  if (text.slice(at, at + found.length) !== found) throw changedSince(file);
  return text.slice(0, at) + words + text.slice(at + found.length);
}
