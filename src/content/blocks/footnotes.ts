import type { Token, Tokens } from 'marked';
import { suggestion } from '../../kernel/suggestion.ts';
import type { Block, Found, Mistake } from './block.ts';

/** `[^1]` in a text. Its numbers are set by `ending`, before anything is written. */
type Reference = Tokens.Generic & {
  readonly type: 'noteReference';
  readonly label: string;
  number?: number;
  id?: string;
};

/** `[^1]: The words of the note.` */
type Note = Tokens.Generic & {
  readonly type: 'note';
  readonly label: string;
  readonly text: string;
  readonly tokens: Token[];
};

/** A note with its number and the places that refer to it. */
type Numbered = { readonly note: Note; readonly number: number; readonly from: readonly string[] };

const definition =
  /^\[\^([^\]\s]+)\]:[ \t]*([^\n]*(?:\n(?!\[\^[^\]\s]+\]:)[ \t]*\S[^\n]*)*(?:\n[ \t]*\n(?: {2,}|\t)[^\n]*)*)(?:\n|$)/;

/** Notes: `[^1]` in the text, `[^1]: words` anywhere; shown at the end, in the order of the text. */
export const footnotes: Block = {
  tokens: ['note', 'noteReference'],
  extension: () => ({
    extensions: [
      {
        name: 'note',
        level: 'block',
        start: startInParagraph,
        tokenizer(source) {
          const [raw, label = '', text = ''] = definition.exec(source) ?? [];
          if (raw === undefined) return undefined;
          const words = text.replace(/^[ \t]+/gm, '').trim();
          return {
            type: 'note',
            raw,
            label,
            text: words,
            tokens: this.lexer.blockTokens(words, []),
          };
        },
        renderer: () => '',
      },
      {
        name: 'noteReference',
        level: 'inline',
        start: (source) => source.indexOf('[^'),
        tokenizer(source) {
          const [raw, label = ''] = /^\[\^([^\]\s]+)\](?!\()/.exec(source) ?? [];
          return raw === undefined ? undefined : { type: 'noteReference', raw, label };
        },
        renderer: (token) => referenceHtml(token as Reference),
      },
      {
        name: 'notes',
        level: 'block',
        renderer({ numbered }) {
          const items = (numbered as Numbered[]).map((one) => {
            const words = this.parser.parse(one.note.tokens).trim();
            return `<li id="note-${one.number}">${withLinksBack(words, one)}</li>`;
          });
          return `<section class="footnotes" aria-label="Notes"><p class="footnotes__title"><strong>Notes</strong></p><ol>${items.join('')}</ol></section>\n`;
        },
      },
    ],
  }),
  mistakes,
  ending(found) {
    const numbered = numberedNotes(found);
    return numbered.length > 0 ? [{ type: 'notes', raw: '', numbered }] : [];
  },
};

/** Where a note begins in the paragraph ahead; what comes after is asked for again by then. */
function startInParagraph(source: string): number | undefined {
  const end = source.indexOf('\n\n');
  return /^\[\^[^\]\s]+\]:/m.exec(end === -1 ? source : source.slice(0, end))?.index;
}

function referenceHtml({ number, id }: Reference): string {
  return `<sup class="footnotes__reference"><a href="#note-${number}" id="${id}" aria-label="Note ${number}">${number}</a></sup>`;
}

/** A note's words with a link back to each place that refers to it, on the last line. */
function withLinksBack(words: string, { number, from }: Numbered): string {
  const links = from.map((id, at) => {
    const which = from.length > 1 ? `, place ${at + 1}` : '';
    return ` <a class="footnotes__back" href="#${id}" aria-label="Back to note ${number} in the text${which}">↑</a>`;
  });
  const all = links.join('');
  return words.endsWith('</p>')
    ? `${words.slice(0, -'</p>'.length)}${all}</p>`
    : `${words}<p>${all}</p>`;
}

/** The notes in the order in which the text refers to them. Sets the numbers of the references. */
function numberedNotes(found: readonly Found[]): Numbered[] {
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

function mistakes(found: readonly Found[]): Mistake[] {
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
