import type { Token, Tokens } from 'marked';
import { suggestion } from '../kernel/suggestion.ts';
import type { Found, Mistake } from './blocks/block.ts';

/** `[^1]` in a text. Its numbers are set by `ending`, before anything is written. */
export type Reference = Tokens.Generic & {
  readonly type: 'noteReference';
  readonly label: string;
  number?: number;
  id?: string;
};

/** `[^1]: The words of the note.` */
export type Note = Tokens.Generic & {
  readonly type: 'note';
  readonly label: string;
  readonly text: string;
  readonly tokens: Token[];
};

/** A note with its number and the places that refer to it. */
export type Numbered = {
  readonly note: Note;
  readonly number: number;
  readonly from: readonly string[];
};

/** The notes in the order in which the text refers to them. Sets the numbers of the references. */
export function numberedNotes(found: readonly Found[]): Numbered[] {
  const notes = new Map(notesOf(found).map(({ token }) => [token.label, token]));
  const places = Map.groupBy(referencesOf(found), ({ token }) => token.label);
  return [...places].flatMap(([label, all], at) => {
    const note = notes.get(label);
    const from = all.map(({ token }, index) => {
      const id = `note-${at + 1}-from${index > 0 ? `-${index + 1}` : ''}`;
      Object.assign(token, { number: at + 1, id });
      return id;
    });
    return note ? [{ note, number: at + 1, from }] : [];
  });
}

type Placed<T> = { readonly token: T; readonly line: number };

function notesOf(found: readonly Found[]): Placed<Note>[] {
  return found.flatMap(({ token, line }) =>
    token.type === 'note' ? [{ token: token as Note, line }] : [],
  );
}

function referencesOf(found: readonly Found[]): Placed<Reference>[] {
  return found.flatMap(({ token, line }) =>
    token.type === 'noteReference' ? [{ token: token as Reference, line }] : [],
  );
}

/** Notes and references that have lost each other, or stand where they cannot. */
export function noteMistakes(found: readonly Found[]): Mistake[] {
  const notes = notesOf(found);
  const labels = new Set(notes.map(({ token }) => token.label));
  const used = new Set(referencesOf(found).map(({ token }) => token.label));
  const missing = referencesOf(found)
    .filter(({ token }) => !labels.has(token.label))
    .map(({ token: { label }, line }) => ({
      line,
      message: `[^${label}] has no note. ${cure(label, labels)}`,
    }));
  return [
    ...missing,
    ...notes.flatMap((note, at) => wrongNote(note, notes.slice(0, at), used)),
    ...misplaced(found),
  ];
}

function cure(label: string, labels: ReadonlySet<string>): string {
  const near = suggestion(
    `[^${label}]`,
    [...labels].map((one) => `[^${one}]`),
  ).trim();
  const write = `Write it on a line of its own, with a blank line before: [^${label}]: The words of the note.`;
  return near || write;
}

function wrongNote(
  { token: { label, text }, line }: Placed<Note>,
  before: Placed<Note>[],
  used: ReadonlySet<string>,
): Mistake[] {
  const first = before.find(({ token }) => token.label === label);
  if (first) {
    return [
      {
        line,
        message: `[^${label}]: is here a second time; the first is on line ${first.line}. Give one of them another name.`,
      },
    ];
  }
  if (text === '')
    return [{ line, message: `[^${label}]: has no words. Write the note after the colon.` }];
  if (used.has(label)) return [];
  return [
    {
      line,
      message: `Nothing refers to the note [^${label}]. Put [^${label}] after the words that it explains, or delete it.`,
    },
  ];
}

/** References in headings, whose words are also in the list of contents, and in other notes. */
function misplaced(found: readonly Found[]): Mistake[] {
  return found.flatMap(({ token, line }) => {
    if (token.type !== 'heading' && token.type !== 'note') return [];
    const inside = /\[\^([^\]\s]+)\](?!:)/.exec((token as Note).text)?.[0];
    if (!inside) return [];
    const place = token.type === 'note' ? 'A note' : 'A heading';
    return [{ line, message: `${place} cannot refer to a note. Put ${inside} into a paragraph.` }];
  });
}
