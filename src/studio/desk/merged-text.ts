import { isDeepStrictEqual as isSame } from 'node:util';
import { diff3Merge, diffComm } from 'node-diff3';
import type { FieldValue } from './desk-forms.ts';
import type { FieldEdit, MergeConflict, Side } from './desk-messages.ts';
import type { FieldPath } from './desk-problem.ts';
import { bodyStart, editedText, fieldsIn } from './edited-text.ts';
import { isGroup, isList } from './field-values.ts';
import { kindAt } from './open-file.ts';

type Value = FieldValue | undefined;

/** A three-way merge's inputs; `undefined` for what does not exist. */
type Three<Kind> = { readonly base: Kind; readonly ours: Kind; readonly theirs: Kind };

export type Merged = {
  /** Conflicts have the chosen side, or theirs until one is chosen. */
  readonly text: string;
  readonly conflicts: readonly MergeConflict[];
};

/** Picks a side of a conflict. */
type Choose = <Kind>(conflict: MergeConflict, ours: Kind, theirs: Kind, both?: Kind) => Kind;

/**
 * Three-way merge of a file: field by field, list items by their names, the body by lines.
 *
 * @param choices for the conflicts, in order.
 */
export function mergedText(path: string, three: Three<string>, choices: readonly Side[]): Merged {
  const conflicts: MergeConflict[] = [];
  const choose: Choose = (conflict, ours, theirs, both = theirs) => {
    const side = choices[conflicts.push(conflict) - 1];
    return side === 'ours' ? ours : side === 'both' ? both : theirs;
  };
  return { text: merged(path, three, choose), conflicts };
}

function merged(path: string, three: Three<string>, choose: Choose): string {
  const { base, ours, theirs } = three;
  if (ours === theirs || ours === base) return theirs;
  if (theirs === base) return ours;
  const fields = map(three, (text) => (text === '' ? {} : fieldsIn(path, text)));
  if (!fields.base || !fields.ours || !fields.theirs) {
    return choose({ type: 'text', ours, theirs }, ours, theirs);
  }
  let isClean = true;
  const wanted = mergedValue([], fields, (conflict, ...sides) => {
    isClean = false;
    return choose(conflict, ...sides);
  });
  // A line merge keeps comments and formatting of both sides, if it gives the same values.
  const lines = mergedLines(three, (_, ours) => {
    isClean = false;
    return ours;
  });
  if (isClean && isSame(fieldsIn(path, lines), wanted)) return lines;
  const edits = editsTo([], fields.theirs, wanted);
  const edited = editedText(path, theirs, edits, kindAt(path).schema);
  const bodies = map(three, (text) => text.slice(bodyStart(path, text)));
  return edited.slice(0, bodyStart(path, edited)) + mergedLines(bodies, choose);
}

const map = <From, To>({ base, ours, theirs }: Three<From>, to: (one: From) => To): Three<To> => ({
  base: to(base),
  ours: to(ours),
  theirs: to(theirs),
});

function mergedLines(three: Three<string>, choose: Choose): string {
  const { base, ours, theirs } = map(three, (text) => text.split('\n'));
  return diff3Merge(ours, base, theirs)
    .flatMap(({ ok, conflict: differing }) => {
      if (!differing) return ok ?? [];
      const { a, b } = differing;
      const [own, other] = [a.join('\n'), b.join('\n')];
      const both =
        own && other && bothOf({ base: differing.o.join('\n'), ours: own, theirs: other });
      const conflict = { type: 'text', ours: own, theirs: other, ...(both && { both }) } as const;
      return choose(conflict, a, b, both ? both.split('\n') : undefined);
    })
    .join('\n');
}

/** Two texts as one: what they share once, and each one's own after that. */
function bothOf(three: Three<string>): string {
  const { ours, theirs } = three;
  const isOfLines = areLines(ours, theirs);
  const parts = map(three, (text) => text.split(isOfLines ? '\n' : sentenceEnds));
  if (!parts.ours.some((one) => one.trim() && parts.theirs.includes(one)))
    return `${ours.trimEnd()}${isOfLines ? '\n' : '\n\n'}${theirs}`;
  // What only one of them still has of the text before was changed by the other.
  const isNew = (part: string) => !parts.base.includes(part);
  return diffComm(parts.ours, parts.theirs)
    .flatMap((part) =>
      'common' in part ? part.common : [...part.buffer1, ...part.buffer2].filter(isNew),
    )
    .reduce((text, part) => {
      const gap = isOfLines ? '\n' : ' ';
      return text === '' ? part.trimStart() : text + (part.startsWith('\n') ? '' : gap) + part;
    }, '');
}

/** Between sentences, and before a line ends. */
const sentenceEnds = /(?<=[.!?…][)"”’*_]*) +(?=\S)|(?=(?<!\n)\n)/;

/** Lists and tables have no empty line between entries; paragraphs do. */
const areLines = (...texts: readonly string[]) =>
  texts.every((text) => /^\s*([-*|>]|\d+\.)\s/.test(text));

function mergedValue(at: FieldPath, three: Three<Value>, choose: Choose): Value {
  const { base, ours, theirs } = three;
  if (isSame(ours, theirs) || isSame(ours, base)) return theirs;
  if (isSame(theirs, base)) return ours;
  if (isGroup(ours) && isGroup(theirs)) {
    const before = isGroup(base) ? base : {};
    const all = Object.keys({ ...theirs, ...ours }).flatMap((name) => {
      const own = { base: before[name], ours: ours[name], theirs: theirs[name] };
      const value = mergedValue([...at, name], own, choose);
      return value === undefined ? [] : [[name, value] as const];
    });
    return Object.fromEntries(all);
  }
  if (isList(ours) && isList(theirs)) {
    const list = mergedList(at, { base: isList(base) ? base : [], ours, theirs }, choose);
    if (list) return list;
  }
  const conflict = {
    type: 'field',
    at,
    ...(ours !== undefined && { ours }),
    ...(theirs !== undefined && { theirs }),
  } as const;
  return choose(conflict, ours, theirs);
}

type List = readonly FieldValue[];

/** Fields that identify list items, best first. */
const names = 'id name title label client q from href photo section'.split(' ');

/** @returns undefined if both moved or removed the same items. */
function mergedList(at: FieldPath, three: Three<List>, choose: Choose): List | undefined {
  const keyOf = keysFor(three);
  const { base, ours, theirs } = map(three, (list) => byKey(list, keyOf));
  const merged = diff3Merge([...ours.keys()], [...base.keys()], [...theirs.keys()]);
  // Both may insert at the same place, but not change what was there.
  if (merged.some(({ conflict }) => conflict && conflict.o.length > 0)) return undefined;
  const keys = merged.flatMap(({ ok, conflict: { a, b } = { a: [], b: [] } }) => [
    ...new Set([...(ok ?? []), ...b, ...a]),
  ]);
  const isLost = [...base].some(([key, item]) => {
    const isChanged = [ours, theirs].some((side) => !isSame(side.get(key) ?? item, item));
    return isChanged && !keys.includes(key);
  });
  if (isLost) return undefined;
  return keys.flatMap((key, index) => {
    const own = { base: base.get(key), ours: ours.get(key), theirs: theirs.get(key) };
    return mergedValue([...at, index], own, choose) ?? [];
  });
}

/** Duplicates get a number. */
function byKey(list: List, keyOf: (item: FieldValue) => string): Map<string, FieldValue> {
  const counts = new Map<string, number>();
  return new Map(
    list.map((one) => {
      const key = keyOf(one);
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return [`${key} ${count}`, one];
    }),
  );
}

/** Keys items by a field that is unique or, if none is, by their whole value. */
function keysFor(three: Three<List>): (item: FieldValue) => string {
  const named = (item: FieldValue, name: string) => (isGroup(item) ? item[name] : undefined);
  const name = names.find((one) =>
    Object.values(three).every((list) => {
      const values = list.map((item) => named(item, one));
      const isText = values.every((value) => typeof value === 'string');
      return isText && new Set(values).size === list.length;
    }),
  );
  return (item) => (name && isGroup(item) ? String(item[name]) : JSON.stringify(item));
}

/** The smallest edits that turn one value into another. */
function editsTo(at: FieldPath, from: Value, to: Value): FieldEdit[] {
  if (isSame(from, to)) return [];
  if (to === undefined) return [{ at, remove: true }];
  if (isGroup(from) && isGroup(to)) {
    const all = [...new Set([...Object.keys(from), ...Object.keys(to)])];
    return all.flatMap((name) => editsTo([...at, name], from[name], to[name]));
  }
  if (isList(from) && isList(to)) {
    const shared = Math.min(from.length, to.length);
    const isLonger = isSame(from.slice(0, shared), to.slice(0, shared));
    if (from.length === to.length || isLonger) {
      const more = to.slice(shared).map((insert, more) => ({ at: [...at, shared + more], insert }));
      const fewer = from.slice(shared).map(() => ({ at: [...at, shared], remove: true }) as const);
      const changed = to
        .slice(0, shared)
        .flatMap((one, index) => editsTo([...at, index], from[index], one));
      return [...changed, ...more, ...fewer];
    }
  }
  return [{ at, value: to }];
}
