import { Parser } from 'htmlparser2';
import type { OutputFile } from '../../kernel/output-file.ts';

/** What one finished page is made of, as far as the audit asks. */
export type PageFacts = {
  /** Below the output folder: `work/index.html`. */
  readonly file: string;
  /** As a link names it: `/work`; the page for unknown addresses is `/404`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Absolute. */
  readonly canonical: string | undefined;
  /** Whether search engines may list it. */
  readonly isIndexed: boolean;
  /** Where the page sends on to at once; such a page is no more than a sign. */
  readonly forward: string | undefined;
  readonly headings: readonly Heading[];
  readonly ids: ReadonlySet<string>;
  readonly repeatedIds: ReadonlySet<string>;
  /** Where it leads, as written. */
  readonly links: ReadonlySet<string>;
  /** What it loads, or other sites load of it, as written. */
  readonly assets: ReadonlySet<string>;
  readonly pictures: readonly Attributes[];
  /** Attributes that the policy would block, as `style on <p>`. */
  readonly blocked: readonly string[];
  readonly inline: readonly Inline[];
  readonly policy: string | undefined;
};

export type Heading = { readonly level: number; readonly text: string };
export type Attributes = Readonly<Record<string, string>>;
export type Inline = {
  readonly kind: 'script' | 'style';
  readonly text: string;
  /** Whether the page's policy stands before it, as it must to have a say. */
  readonly isGuarded: boolean;
};

/** Facts while they are gathered. */
type Draft = {
  -readonly [Key in keyof PageFacts]: PageFacts[Key] extends ReadonlySet<infer Item>
    ? Set<Item>
    : PageFacts[Key] extends readonly (infer Item)[]
      ? Item[]
      : PageFacts[Key];
};

/** Reads a page once, from its first tag to its last. */
export function pageFacts({ path: file, content }: OutputFile): PageFacts {
  const facts: Draft = { ...empty(), file, path: address(file) };
  let tag = '';
  let attributes: Attributes = {};
  let text: string | undefined;
  const parser = new Parser({
    onopentag(name, given) {
      for (const attribute in given) noteAttribute(facts, name, attribute, given[attribute] ?? '');
      noteTag[name]?.(facts, given);
      // A drawing's title inside a heading is part of that heading's words.
      if (text !== undefined || !withText.test(name)) return;
      tag = name;
      attributes = given;
      text = '';
    },
    ontext(more) {
      if (text !== undefined) text += more;
    },
    onclosetag(name) {
      if (text === undefined || name !== tag) return;
      noteText(facts, tag, attributes, text);
      text = undefined;
    },
  });
  parser.end(typeof content === 'string' ? content : new TextDecoder().decode(content));
  return facts;
}

function empty(): Omit<Draft, 'file' | 'path'> {
  return {
    ...{ title: '', description: '', canonical: undefined, isIndexed: true, forward: undefined },
    ...{ headings: [], ids: new Set(), repeatedIds: new Set(), links: new Set() },
    ...{ assets: new Set(), pictures: [], blocked: [], inline: [], policy: undefined },
  };
}

/** The rule of `outputPath` the other way round. */
function address(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
}

const withText = /^(title|h[1-6]|script|style)$/;

function noteAttribute(facts: Draft, tag: string, name: string, value: string): void {
  if (name === 'id') (facts.ids.has(value) ? facts.repeatedIds : facts.ids).add(value);
  else if (name === 'data-chunks') for (const chunk of value.split(' ')) facts.assets.add(chunk);
  else if (name === 'style' || name.startsWith('on') || isCode(name, value)) {
    facts.blocked.push(`${name} on <${tag}>`);
  }
}

function isCode(name: string, value: string): boolean {
  return /(href|src|action)$/.test(name) && /^\s*javascript:/i.test(value);
}

const noteTag: Readonly<Record<string, (facts: Draft, attributes: Attributes) => void>> = {
  a: ({ links }, { href }) => href !== undefined && links.add(href),
  form: ({ links }, { action }) => action !== undefined && links.add(action),
  img(facts, attributes) {
    facts.pictures.push(attributes);
    if (attributes.src) facts.assets.add(attributes.src);
    noteSources(facts, attributes);
  },
  source: noteSources,
  script: ({ assets }, { src }) => src !== undefined && assets.add(src),
  link(facts, { rel, href = '' }) {
    if (rel === 'canonical') facts.canonical = href;
    else facts.assets.add(href);
  },
  meta(facts, { name, property, content = '', 'http-equiv': header = '' }) {
    if (name === 'description') facts.description = content;
    if (name === 'robots' && content.includes('noindex')) facts.isIndexed = false;
    if (property === 'og:image') facts.assets.add(content);
    if (/^refresh$/i.test(header)) facts.forward = content.replace(/^.*?url=/i, '');
    if (/^content-security-policy$/i.test(header)) facts.policy = content;
  },
};

function noteSources({ assets }: Draft, { srcset }: Attributes): void {
  for (const source of srcset?.split(',') ?? []) assets.add(source.trim().split(/\s/)[0] ?? '');
}

function noteText(facts: Draft, tag: string, { src, type }: Attributes, text: string): void {
  const isData = type !== undefined && /json$/.test(type);
  if (tag === 'title') facts.title ||= text.trim();
  else if (tag === 'style' || (tag === 'script' && src === undefined && !isData)) {
    facts.inline.push({ kind: tag, text, isGuarded: facts.policy !== undefined });
  } else if (/^h\d$/.test(tag)) facts.headings.push({ level: Number(tag[1]), text: text.trim() });
}
