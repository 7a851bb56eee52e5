import { Lexer, type Token, type Tokens } from 'marked';
import { escapeHtml } from '../../kernel/html.ts';
import { suggestion } from '../../kernel/suggestion.ts';
import {
  type Block,
  type Drawings,
  type Mistake,
  type PictogramMark,
  pictogramMarks,
} from './block.ts';

type Pictogram = {
  readonly mark: string;
  /** How many each mark stands for. */
  readonly per: number;
  readonly title: string;
  readonly kinds: readonly string[];
  readonly groups: readonly { readonly name: string; readonly counts: readonly number[] }[];
};

/** More marks than this are no longer counted by eye, and make a large file. */
const maxMarks = 240;

/** As many as there are colours that differ on each ground. */
const maxKinds = 4;

/**
 * A band across the page with a mark for each thing counted, from a table between ```pictogram and
 * ```: a row for each group, a column for each kind.
 */
export const pictogram: Block = {
  renderer: (drawings) => ({
    code(token) {
      const read = isPictogram(token) ? pictogramIn(token) : undefined;
      return read ? pictogramHtml(read, drawings) : false;
    },
  }),
  mistakes: ({ token, line }) => (isPictogram(token) ? mistakesIn(token, line) : []),
};

function isPictogram(token: Token): token is Tokens.Code {
  return token.type === 'code' && /^\s*pictogram\b/i.test((token as Tokens.Code).lang ?? '');
}

function pictogramIn({ text, lang = '' }: Tokens.Code): Pictogram | undefined {
  const [table, ...rest] = new Lexer().lex(text).filter(({ type }) => type !== 'space');
  if (table?.type !== 'table' || rest.length > 0) return undefined;
  // Checked by type; marked's union has a generic member that defeats narrowing.
  const { header, rows } = table as Tokens.Table;
  const [, mark = '', per = '1', title = ''] =
    /^\s*\S+\s*([a-z]*)(?:\/(\d+))?\s*(.*)$/i.exec(lang) ?? [];
  return {
    mark,
    per: Number(per),
    title,
    kinds: header.slice(1).map(({ text }) => text),
    groups: rows.map(([name, ...counts]) => ({
      name: name?.text ?? '',
      counts: counts.map(({ text }) => (/^[\d,]+$/.test(text) ? numberIn(text) : Number.NaN)),
    })),
  };
}

const numberIn = (text: string) => Number(text.replaceAll(',', ''));

function pictogramHtml(read: Pictogram, drawings: Drawings): string {
  const { mark, per, title, kinds, groups } = read;
  const isSingle = groups.length === 1;
  const shown = groups.map(({ name, counts }) => {
    const marks = counts.map((count) => Math.round(count / per));
    const drawing = drawings.pictogram(mark as PictogramMark, marks);
    const items = counts.map((count, at) => {
      const kind = escapeHtml(kinds[at] ?? '');
      return `<li><b>${count.toLocaleString('en-GB')}</b> ${kind}</li>`;
    });
    const heading = isSingle ? '' : `<p>${escapeHtml(name)}</p>`;
    return `<div>${drawing}${heading}<ul>${items.join('')}</ul></div>`;
  });
  const many = isSingle ? '' : ' pictogram--groups';
  return `<figure class="pictogram${many} pictogram--${mark}"><figcaption>${escapeHtml(title)}</figcaption>${shown.join('')}</figure>\n`;
}

function mistakesIn(token: Tokens.Code, line: number): Mistake[] {
  const read = pictogramIn(token);
  const at = (message: string): Mistake => ({ line, code: 'wrong-block', message });
  if (!read) return [at(noTable)];
  const { mark, per, title, kinds, groups } = read;
  const marks = pictogramMarks.join(', ');
  const isMark = (pictogramMarks as readonly string[]).includes(mark);
  const sums = groups.map(({ counts }) => counts.reduce((sum, count) => sum + count, 0) / per);
  const areCounts = sums.every((sum) => sum > 0 && sum <= maxMarks);
  const isTable = kinds.length >= 1 && kinds.length <= maxKinds && groups.length > 0;
  return [
    ...(isMark
      ? []
      : [
          at(`"${mark}" can’t be drawn. It is one of ${marks}.${suggestion(mark, pictogramMarks)}`),
        ]),
    ...(title ? [] : [at(noTitle)]),
    ...(isTable && areCounts ? [] : [at(noTable)]),
  ];
}

const noTitle =
  'This pictogram has no title. Write it after the mark: ```pictogram windows Visits booked';
const noTable = `A pictogram is drawn from a table: a row for each group, and after its name one to ${maxKinds} columns of whole numbers, with 1 to ${maxMarks} marks in a row. For larger numbers write how many a mark stands for: \`\`\`pictogram fish/10 What 400 clicks came to`;
