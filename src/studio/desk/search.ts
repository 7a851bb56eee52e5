import type { Facts } from '../../engine/content/facts.ts';
import { fieldShape } from '../../engine/content/field-shape.ts';
import type { SourceFile } from '../../engine/content/source-file.ts';
import { digest } from '../../engine/kernel/digest.ts';
import { nearest } from '../../engine/kernel/suggestion.ts';
import { factSign, filledIn } from '../../engine/kernel/text.ts';
import { controlOf, type FieldValue, type FormField } from './desk-forms.ts';
import type {
  DeskCalls,
  FoundPlace,
  LeftWords,
  OldFact,
  Replacement,
  SaidByFact,
} from './desk-messages.ts';
import { type FieldPath, refusal } from './desk-problem.ts';
import { bodyStart, editedText } from './edited-text.ts';
import { factsWithin, writtenRange } from './fact-words.ts';
import { fieldId, isList, isSamePath, leavesIn, valueAt } from './field-values.ts';
import { valueWords, withoutSigns } from './file-words.ts';
import { fieldAt, fieldName, itemName } from './item-name.ts';
import { factsIn, fieldsBehind } from './pick-lists.ts';
import { type SavedText, savedTexts } from './saved-content.ts';
import { folded, matches, namesFor, occurrences, plain } from './search-words.ts';
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
  readonly names: readonly Name[];
  readonly leaves: readonly Leaf[];
};

/** A field's title, with its folded words. */
type Name = { readonly at: FieldPath; readonly words: string; readonly description: string };

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
  const { named, hits, count } = lookUp(all, facts, searched, isWhole);
  const shown = hits.slice(0, most).map((hit) => placeOf(hit, facts));
  const places = [...named, ...shown].slice(0, most);
  const paths = new Set(places.map(({ file }) => file));
  const digests = files.flatMap((one) =>
    paths.has(one.path) ? [[one.path, digest(one.bytes)]] : [],
  );
  const taken = saidByFact(hits);
  const meant = count > 0 ? [] : meantBy(all, facts, searched, isWhole);
  return { type: 'found', places, count, taken, meant, digests: Object.fromEntries(digests) };
}

/**
 * Fields of this name or behind facts that say the words, then parts of this name of the many pages
 * of a kind; and the words themselves.
 */
function lookUp(all: readonly Indexed[], facts: Facts, searched: string, isWhole: boolean) {
  const names = isWhole ? [searched] : [...namesFor(searched), searched.replace(/(?<=...)s$/, '')];
  const isOfMany = ({ file }: Indexed) => file.kind.family !== undefined;
  const placesOf = (of: readonly Indexed[]) =>
    of.flatMap((one) => placesNamed(one, facts, names, isWhole));
  const parts = placesOf(all.filter(isOfMany));
  const byName = placesOf(all.filter((one) => !isOfMany(one)));
  const isNamed = isWhole || byName.length + parts.length > 0;
  const named = isNamed ? byName : all.flatMap((one) => placesDescribed(one, facts, searched));
  const found = all.flatMap((one) => [...hitsIn(one, facts, searched, isWhole)]);
  const stated = statedIn(all, facts, found);
  const taking = Map.groupBy(found, ({ takes }) => takes?.join());
  const apart = [...taking].map(([takes, of]) => {
    const behind = takes === undefined ? [] : behindHits(all, facts, of, searched, isWhole);
    const says = behind.map(({ own, at }) => labelIn(own, at, facts)).join(' and ');
    return {
      behind,
      hits: of.map((hit) => (says ? { ...hit, says } : statedBy(hit, stated, facts))),
    };
  });
  // What may mean the words comes before what follows a fact.
  const hits = apart
    .flatMap(({ hits }) => hits)
    .sort((one, other) => Number(one.takes !== undefined) - Number(other.takes !== undefined));
  const isHit = ({ own, at }: Behind) =>
    hits.some(({ of, leaf }) => of === own && leaf.field && isSamePath(leaf.field, at));
  const behind = apart.flatMap((one) => one.behind).filter((one) => !isHit(one));
  const distinct = new Map(behind.map((one) => [one.own.file.path + fieldId(one.at), one]));
  const filled = [...distinct.values()].map(({ own, at }) => placeNamed(at, own, facts));
  const fields = [...named, ...filled, ...parts];
  return { named: fields, hits, count: fields.length + hits.length };
}

type Behind = { readonly own: Indexed; readonly at: FieldPath };

/** A field's label, with its page's title where many have such a field. */
function labelIn({ file, form }: Indexed, at: FieldPath, facts: Facts): string {
  const label = fieldName(at, form, file.fields);
  return filledIn(file.kind.family ? `${file.title}, ${label}` : label, facts);
}

/** The fields that state facts, if any hit is a number. */
function statedIn(all: readonly Indexed[], facts: Facts, hits: readonly Hit[]): Behind[] {
  if (!hits.some(isNumber)) return [];
  return behindNames(all, new Set(Object.keys(facts)), () => true);
}

const isNumber = ({ of, leaf: { field } }: Hit) =>
  field !== undefined && typeof valueAt(of.file.fields, field) === 'number';

function statedBy(hit: Hit, stated: readonly Behind[], facts: Facts): Hit {
  const { field } = hit.leaf;
  const isStated =
    field && stated.some(({ own, at }) => own === hit.of && isSamePath(at, field)) && isNumber(hit);
  return isStated ? { ...hit, says: labelIn(hit.of, field, facts) } : hit;
}

function saidByFact(hits: readonly Hit[]): SaidByFact[] {
  const said = Map.groupBy(
    hits.filter(({ says }) => says),
    ({ says = '' }) => says,
  );
  return [...said].map(([says, { length: count }]) => ({ says, count }));
}

/** The fields that facts take the words of these hits from. */
function behindHits(
  all: readonly Indexed[],
  facts: Facts,
  hits: readonly Hit[],
  searched: string,
  isWhole: boolean,
): Behind[] {
  const names = new Set(hits.flatMap(({ takes = [] }) => takes));
  const texts = [...new Set(hits.map(({ leaf }) => leaf.text))];
  const count = (text: string, facts: Facts) => {
    const read = filledIn(text, facts);
    return [...occurrences(searched, plain(read), isWhole, read)].length;
  };
  return behindNames(all, names, (next) =>
    texts.some((text) => count(text, next) !== count(text, facts)),
  );
}

function behindNames(
  all: readonly Indexed[],
  names: ReadonlySet<string>,
  changes: (facts: Facts) => boolean,
): Behind[] {
  const files = all.map(({ file }) => file);
  return fieldsBehind(names, files, changes).flatMap(({ file, at }) => {
    const own = all.find((one) => one.file === file);
    return own ? [{ own, at }] : [];
  });
}

/** What is found under another name, or with words like these: at most three of each. */
function meantBy(
  all: readonly Indexed[],
  facts: Facts,
  searched: string,
  isWhole: boolean,
): string[] {
  const known = wordsIn(all);
  const near = searched.split(/\s+/).map((word) => {
    const isKnown = known.has(word) || !/^\p{L}{4,}$/u.test(word);
    return isKnown ? [word] : nearest(word, [...known]);
  });
  const alike = [0, 1, 2].map((at) => near.map((words) => words[at] ?? words[0]));
  const asked = alike.map((words) => (words.includes(undefined) ? searched : words.join(' ')));
  return [...new Set([...namesFor(searched), ...asked])].filter(
    (words) => words !== searched && lookUp(all, facts, words, isWhole).count > 0,
  );
}

function wordsIn(all: readonly Indexed[]): Set<string> {
  const texts = all.flatMap(({ names, leaves }) => [...names, ...leaves].map(({ words }) => words));
  return new Set(texts.flatMap((words) => words.match(/\p{L}{4,}/gu) ?? []));
}

/**
 * Short words and numbers that an edit changed in a file, as they are published: what was saved and
 * never published stands nowhere else.
 */
export function oldFacts(
  files: readonly SourceFile[],
  path: string,
  before: FieldValue | undefined,
  published: FieldValue | undefined,
): OldFact[] {
  const own = indexOf(files).find(({ file }) => file.path === path);
  if (!own) return [];
  const { form, file } = own;
  const since = (old: FieldValue | undefined) => [
    ...changedFacts(own, old),
    ...changedCounts(form, old, file.fields),
  ];
  const edited = since(before);
  return since(published)
    .filter(({ at }) => edited.some((one) => isSamePath(one.at, at)))
    .map((one) => ({ path, ...one }));
}

/** Those that remain elsewhere, unless the fact itself says them again. */
export function leftWords(files: readonly SourceFile[], old: readonly OldFact[]): LeftWords[] {
  const all = old.length > 0 ? indexOf(files) : [];
  const facts = factsIn(all.map(({ file }) => file));
  return old.flatMap(({ path, at, words }) => {
    const own = all.find(({ file }) => file.path === path);
    if (!own || saysStill(own, at, words)) return [];
    const { hits } = lookUp(all, facts, plain(words), true);
    // What says another fact follows that one.
    const count = hits.filter(({ takes, says }) => !takes && !says).length;
    return count > 0 ? [{ path, at, words, count, others: saidByFact(hits) }] : [];
  });
}

function saysStill({ file, form }: Indexed, at: FieldPath, words: string): boolean {
  const value = valueAt(file.fields, at);
  const field = fieldAt(at, form);
  const now = isList(value) ? countOf(value, field) : wordsOf(value, field);
  return !occurrences(plain(words), plain(now), true, now).next().done;
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
  const names = [...namesIn(form, [], file.fields, file.kind.family !== undefined)];
  const made = { file, form, names, leaves: [...values, ...linesIn(file)] };
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

function placesNamed(
  one: Indexed,
  facts: Facts,
  asked: readonly string[],
  isWhole: boolean,
): FoundPlace[] {
  return one.names
    .filter(({ words }) => asked.some((name) => !occurrences(name, words, isWhole).next().done))
    .map(({ at }) => placeNamed(at, one, facts));
}

/** Settings match by what they are for too: "staff" finds the people. */
function placesDescribed(one: Indexed, facts: Facts, searched: string): FoundPlace[] {
  if (one.file.kind.hasBody || searched.length < 4) return [];
  return one.names
    .filter(({ at, description }) => !at.some(Number.isInteger) && matches(searched, description))
    .map(({ at }) => placeNamed(at, one, facts));
}

function placeNamed(
  at: FieldPath,
  { file, form }: Pick<Indexed, 'file' | 'form'>,
  facts: Facts,
): FoundPlace {
  const value = valueAt(file.fields, at);
  const list = isList(value) ? fieldAt(at, form) : undefined;
  const items = list && isList(value) ? value.map((item, at) => itemName(list, item, at)) : [];
  const number = typeof value === 'number' && valueWords(value, fieldAt(at, form));
  const text = Object(value) === value ? items.join(' · ') : number || String(value ?? '');
  const label = filledIn(fieldName(at, form, file.fields), facts);
  const excerpt = { before: '', found: '', after: shortened(filledIn(text, facts), 90) };
  return { file: file.path, title: filledIn(file.title, facts), field: at, label, ...excerpt };
}

/**
 * The titles of fields, even of empty ones; of items and of the many pages of a kind, which all have
 * the same fields, only those of parts that are filled in.
 */
function* namesIn(
  { properties = {}, items }: FormField,
  at: FieldPath,
  value: FieldValue | undefined,
  isOfMany: boolean,
): Generator<Name, void, undefined> {
  for (const [index, item] of isList(value) ? value.entries() : []) {
    yield* namesIn(items ?? {}, [...at, index], item, true);
  }
  for (const [name, field] of Object.entries(properties)) {
    const { title = name, description = '' } = field;
    const own = valueAt(value, [name]);
    const isFilled = Object.keys(Object(own)).length > 0 && typeof own !== 'string';
    if (!isOfMany || isFilled) yield { at: [...at, name], words: plain(title), description };
    yield* namesIn(field, [...at, name], own, isOfMany);
  }
}

type Hit = {
  readonly of: Indexed;
  readonly leaf: Leaf;
  readonly start: number;
  readonly length: number;
  /** The names of facts that say the words: then the place is in the text as it is read. */
  readonly takes?: readonly string[];
  /** The label of the field that states them. */
  readonly says?: string;
};

function* hitsIn(
  of: Indexed,
  facts: Facts,
  searched: string,
  isWhole: boolean,
): Generator<Hit, void, undefined> {
  for (const leaf of of.leaves) {
    const words = leaf.isMoney ? searched.replace(/^£(?=\d)/, '') : searched;
    const { length } = words;
    for (const start of occurrences(words, leaf.words, isWhole, leaf.text))
      yield { of, leaf, start, length };
    if (!leaf.text.includes('{{')) continue;
    const text = filledIn(leaf.text, facts);
    const { words: read, at } = folded(text);
    for (const start of occurrences(words, read, isWhole, text)) {
      const takes = factsWithin(leaf.text, [at[start] ?? 0, at[start + length] ?? 0], facts);
      if (takes.length > 0) yield { of, leaf, start, length, takes };
    }
  }
}

/** Facts are shown as readers see them. */
function placeOf(
  { of: { file, form }, leaf, start, length, takes, says }: Hit,
  facts: Facts,
): FoundPlace {
  const { field, line, heading } = leaf;
  const text = takes ? filledIn(leaf.text, facts) : leaf.text;
  const { words, at } = folded(text);
  const from = at[start] ?? 0;
  const sign = [...text.matchAll(factSign)].find(
    ({ 0: all, 1: name = '', index }) =>
      Object.hasOwn(facts, name) && index < from && from < index + all.length,
  );
  const upTo = text.slice(from, at[start + length]);
  // A separator after a digit may belong to the next number.
  const found = /\d$/.test(words.slice(start, start + length)) ? upTo.replace(/\D+$/, '') : upTo;
  const [begin, shown] = sign ? [sign.index, sign[0]] : [from, found];
  const inCode = !takes && isCode(field && fieldAt(field, form), text, from);
  const raw = [text.slice(0, begin), text.slice(begin + shown.length)] as const;
  const [before, after] = field ? raw : withoutEnds(...raw);
  const read = (words: string) => {
    // In an address, that follows the words of its link.
    const filled = filledIn(words, facts).replace(/\]\(([^)]*)$/, ' ($1');
    const plain = withoutSigns(filled);
    return !field && isRow.test(text) ? plain.replaceAll(/\s*\|\s*/g, ' · ') : plain;
  };
  const [begins, ends] = takes
    ? writtenRange(leaf.text, [from, from + shown.length], facts)
    : [from, undefined];
  const doubt = says ? 'fact' : isInSum(text, from) ? 'sum' : undefined;
  const label = field
    ? fieldName(field, form, file.fields)
    : `Text${heading ? `, “${heading}”` : ''}`;
  return {
    file: file.path,
    title: filledIn(file.title, facts),
    ...(field && { field }),
    ...(line && { line }),
    label: withoutSigns(filledIn(label, facts)),
    before: shortened(read(before), -60),
    found: sign ? filledIn(shown, facts) : shown,
    after: shortened(read(after), 90),
    at: begins,
    ...(ends !== undefined && { end: ends }),
    ...((takes || sign) && { isFact: true }),
    ...(inCode && { isCode: true }),
    ...(says && { says }),
    ...(!takes && doubt && { doubt }),
  };
}

/** Whether another amount stands in the sentence or cell of an amount. */
function isInSum(text: string, at: number): boolean {
  const ends = /[.!?;|](?=\s|$)/;
  const sentence = `${text.slice(0, at).split(ends).at(-1)}${text.slice(at).split(ends)[0]}`;
  const isAmount = /^£?\d/.test(text.slice(at)) && text.slice(at - 1, at + 1).includes('£');
  return isAmount && (sentence.match(/£\d/g) ?? []).length > 1;
}

const isRow = /^\s*\|/;

/** What is around words in a paragraph, without the sign that begins it or the edges of a row. */
function withoutEnds(before: string, after: string): readonly [string, string] {
  return [
    before.replace(/^\s*((#{1,6}|>|[-*]|\d+\.)\s+|\|\s*)/, ''),
    isRow.test(before) ? after.replace(/\s*\|\s*$/, '') : after,
  ];
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
  { form, file: { kind, fields: after } }: Indexed,
  before: FieldValue | undefined,
): Omit<OldFact, 'path'>[] {
  const isSameLength = (at: FieldPath) => {
    const [old, now] = [valueAt(before, at), valueAt(after, at)];
    return !isList(old) || (isList(now) && old.length === now.length);
  };
  return [...leavesIn(before)].flatMap(({ at, value }) => {
    const isSameItem = at.every((_, step) => isSameLength(at.slice(0, step)));
    const words = wordsOf(value, fieldAt(at, form));
    const isChanged = isSameItem && value !== valueAt(after, at);
    // A page's own title is no fact of others; its other words are prose, unless they have a figure.
    const isProse =
      kind.hasBody && (/^(title|metaTitle)$/.test(String(at[0])) || !/\d/.test(words));
    return isChanged && !isProse && isFact(fieldAt(at, form) ?? {}, words) ? [{ at, words }] : [];
  });
}

/** With the sign of an amount: other numbers of its figures are no places that have it. */
const wordsOf = (value: FieldValue | undefined, field: FormField = {}) =>
  field.money ? valueWords(value, field) : String(value ?? '');

/** Counts in words, such as `six people`, when a list gains or loses an item. */
function changedCounts(
  { properties = {} }: FormField,
  before: FieldValue | undefined,
  after: FieldValue | undefined,
): Omit<OldFact, 'path'>[] {
  return Object.entries(properties).flatMap(([name, field]) => {
    const [old, now] = [valueAt(before, [name]), valueAt(after, [name])];
    if (!isList(old) || !isList(now) || old.length === now.length) return [];
    return { at: [name], words: countOf(old, { title: name, ...field }) };
  });
}

const countOf = ({ length }: readonly unknown[], { title = '' }: FormField = {}) =>
  `${numberInWords(length)} ${title.toLowerCase()}`;

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
