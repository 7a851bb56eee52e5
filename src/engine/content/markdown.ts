import { Marked, type MarkedExtension, type Token, type Tokens } from 'marked';
import type { Fault, Problem } from '../kernel/problem.ts';
import { slug } from '../kernel/slug.ts';
import { countWords } from '../kernel/text.ts';
import type { Drawings, Found, Mistake } from './blocks/block.ts';
import { blocks } from './blocks/blocks.ts';
import { mediaName } from './blocks/figure.ts';
import type { ShownFilm } from './blocks/film-figure.ts';
import { downloadName, type MediaUse } from './media.ts';
import { textMistakes } from './mistakes/text-mistakes.ts';

export type Heading = {
  readonly id: string;
  readonly text: string;
  readonly depth: number;
  readonly line: number;
};
export type Link = { readonly href: string; readonly line: number };

export type Body = {
  readonly html: string;
  readonly headings: readonly Heading[];
  readonly links: readonly Link[];
  readonly media: readonly MediaUse[];
  /** The films among them, once their files are known. */
  readonly films?: readonly ShownFilm[];
  readonly words: number;
};

/** The token types allowed. Others are errors: dropping them silently would lose words. */
const allowed = new Set([
  ...['space', 'paragraph', 'heading', 'list', 'list_item', 'blockquote', 'table', 'hr'],
  ...['text', 'escape', 'strong', 'em', 'del', 'link', 'br', 'codespan', 'code', 'image'],
]);

const allowedLink = /^(\/(?!\/)|#|https:\/\/|mailto:)/;

/** Maximum nesting in tokens; a list in a list in a quotation is 8 deep. */
const maxDepth = 40;

export type OwnIds = {
  readonly names: readonly string[];
  /** Matches generated ids, such as those of form fields. */
  readonly pattern: RegExp;
};

const everywhere = /^w\d+$/;

/**
 * Whether the site's own markup uses an id: a heading with it would be found by the site's links,
 * scripts or labels instead.
 */
export function isOwnId(id: string, { names, pattern }: OwnIds): boolean {
  return names.includes(id) || pattern.test(id) || everywhere.test(id);
}

export type TextSite = {
  readonly drawings: Drawings;
  readonly ownIds: OwnIds;
};

export const noSite: TextSite = {
  drawings: { chart: () => '', pictogram: () => '' },
  ownIds: { names: [], pattern: /(?!)/ },
};

export function markdown(
  text: string,
  file: string,
  line = 1,
  { drawings, ownIds } = noSite,
): { body: Body; problems: readonly Problem[] } {
  const tokens = lexed(text);
  if (!tokens) {
    const at = text.split('\n').findIndex((one) => !lexed(one));
    const body = { html: '', headings: [], links: [], media: [], words: countWords(text) };
    return { body, problems: [{ file, line: line + Math.max(at, 0), ...nested }] };
  }
  const found = [...walk(tokens, line)];
  const lines = text.split('\n');
  const problems = found.flatMap((one) =>
    [
      ...objections(one),
      ...blocks.flatMap(({ mistakes }) => mistakes?.(one) ?? []),
      ...textMistakes(one, lines[one.line - line] ?? ''),
    ].map((mistake) => ({ file, line: one.line, ...mistake })),
  );
  const tooDeep = found.find(({ depth }) => depth === maxDepth);
  if (tooDeep) problems.push({ file, line: tooDeep.line, ...nested });
  const headings = withIds(found, ownIds);
  const linked = found.flatMap(({ token, line }) =>
    token.type === 'link' ? [{ href: (token as Tokens.Link).href, line }] : [],
  );
  const links = linked.filter(({ href }) => !downloadName.test(href));
  const media = found.flatMap(({ token, line }) => {
    const name = namedBy(token);
    return name ? [{ file: name, line }] : [];
  });
  const html = problems.length > 0 ? '' : render(tokens, headings, drawings);
  const words = countWords(withoutMarks(text));
  return { body: { html, headings, links, media, words }, problems };
}

function namedBy(token: Token): string | undefined {
  if (token.type === 'image') return mediaName((token as Tokens.Image).href);
  return token.type === 'link' ? downloadName.exec((token as Tokens.Link).href)?.[1] : undefined;
}

const nested: Fault = {
  code: 'syntax',
  message:
    'is nested too deeply here: quotes within quotes, lists within lists or stress within stress.',
};

function lexed(text: string): Token[] | undefined {
  try {
    return new Marked().lexer(text);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return undefined;
  }
}

function* walk(tokens: Token[], line: number, depth = 0, parent?: Token): Generator<Found> {
  if (depth > maxDepth) return;
  for (const token of tokens) {
    yield { token, line, depth, parent };
    let rest = token.raw;
    let at = line;
    for (const child of children(token)) {
      const skip = Math.max(0, rest.indexOf(child.raw));
      at += newlines(rest.slice(0, skip));
      yield* walk([child], at, depth + 1, token);
      at += newlines(child.raw);
      rest = rest.slice(skip + child.raw.length);
    }
    line += newlines(token.raw);
  }
}

function children(token: Token): Token[] {
  // Alternative text is plain.
  if (token.type === 'image') return [];
  if (token.type === 'list') return (token as Tokens.List).items;
  if (token.type === 'table') {
    const { header, rows } = token as Tokens.Table;
    return [header, ...rows].flat().flatMap((cell) => cell.tokens);
  }
  return 'tokens' in token && token.tokens ? token.tokens : [];
}

function newlines(text: string): number {
  return text.split('\n').length - 1;
}

function objections({ token }: Found): Mistake[] {
  if (token.type === 'html') {
    const tag = token.raw.trim().split('\n')[0] ?? '';
    const message = `"${tag}" is HTML, which a text cannot hold. Write it as Markdown.`;
    return [{ code: 'html-not-allowed', message, words: tag }];
  }
  if (!allowed.has(token.type)) {
    const words = token.raw.trim();
    return [{ code: 'markdown-not-allowed', message: `"${words}" cannot stand in a text.`, words }];
  }
  if (isHeading(token) && (token.depth < 2 || token.depth > 3)) {
    const message = `"${token.text}" is a heading of level ${token.depth}. Use ## or ###.`;
    return [{ code: 'heading-level', message, words: token.text }];
  }
  const { href } = token as Tokens.Link;
  if (token.type !== 'link' || allowedLink.test(href) || downloadName.test(href)) return [];
  const message = `The link "${href}" is not allowed. Links begin with /, #, https:// or mailto:.`;
  return [{ code: 'link-not-allowed', message, words: href }];
}

function isHeading(token: Token): token is Tokens.Heading {
  return token.type === 'heading';
}

function withIds(found: readonly Found[], ownIds: OwnIds): Heading[] {
  const taken = new Set<string>();
  return found.flatMap(({ token, line }) => {
    if (!isHeading(token)) return [];
    const { text, depth } = token;
    const words = slug(text).replace(/^-/, '') || 'section';
    const base = isOwnId(words, ownIds) ? `section-${words}` : words;
    let id = base;
    for (let count = 2; taken.has(id); count++) id = `${base}-${count}`;
    taken.add(id);
    return [{ id, text, depth, line }];
  });
}

function withoutMarks(text: string): string {
  return text.replace(/^\s*```[\w-]*|\[![^\]\n]+\]/gm, '');
}

function render(tokens: Token[], headings: readonly Heading[], drawings: Drawings): string {
  let next = 0;
  const heading: NonNullable<MarkedExtension['renderer']> = {
    heading({ tokens, depth }) {
      const id = headings[next++]?.id ?? '';
      return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>`;
    },
  };
  const unquoted = tokens.filter(({ type }) => type !== 'blockquote');
  const text = unquoted.map(({ raw }) => raw).join('');
  const renderers = [heading, ...blocks.map(({ renderer }) => renderer(drawings, text))];
  const marked = new Marked(...renderers.map((renderer) => ({ renderer })));
  const html = blocks.reduce(
    (html, { arranged }) => arranged?.(html) ?? html,
    marked.parser(tokens),
  );
  return html.trim();
}
