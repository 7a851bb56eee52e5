import { Parser } from 'htmlparser2';
import { headings } from './headings.ts';
import { inline } from './inline.ts';
import { pictureAttributes } from './picture-attributes.ts';
import { repeatedIdsOf } from './repeated-ids.ts';
import { namedAssets } from './text-facts.ts';

/** What the audit needs to know about one finished page. JSON-serialisable, and cached with it. */
export type PageFacts = {
  /** Below the output folder: `work/index.html`. */
  readonly file: string;
  /** As in a link: `/work`; the 404 page is `/404`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly h1?: string;
  /** Absolute. */
  readonly canonical?: string;
  /** Whether search engines may list it. */
  readonly isIndexed: boolean;
  /** The target, if this is a redirect page. */
  readonly forward?: string;
  readonly ids: readonly string[];
  /** Link targets, as written. */
  readonly links: readonly string[];
  /** Assets that the page loads, and its share image, as written. */
  readonly assets: readonly string[];
  /** What is wrong with this page on its own. */
  readonly objections: readonly Objection[];
};

/** What is wrong with a page, and words from the page that locate the line in its source. */
export type Objection = { readonly message: string; readonly words?: string };

export type Heading = { readonly level: number; readonly text: string };
export type Attributes = Readonly<Record<string, string>>;
export type Inline = {
  readonly kind: 'script' | 'style';
  readonly text: string;
  /** Whether the policy comes before it: a policy in a <meta> only applies to what follows. */
  readonly isGuarded: boolean;
};

/** A parsed page, for the checks of a single page. */
export type PageParts = {
  title: string;
  description: string;
  canonical: string | undefined;
  isIndexed: boolean;
  forward: string | undefined;
  readonly ids: Set<string>;
  readonly repeatedIds: Set<string>;
  readonly links: Set<string>;
  readonly assets: Set<string>;
  readonly headings: Heading[];
  readonly pictures: Attributes[];
  /** Attributes that the policy would block, as `style on <p>`. */
  readonly blocked: string[];
  readonly inline: Inline[];
  policy: string | undefined;
};

/** Each looks at one page alone. */
const checks = [pictureAttributes, headings, repeatedIdsOf, inline];

/**
 * Reads a finished page.
 *
 * @param frame the facts that all pages share: they may be missing from `content`, and are left out
 *   of the page's own facts.
 */
export function pageFacts(file: string, content: string, frame?: PageFacts): PageFacts {
  const parts = pageParts(content, frame?.ids);
  const { title, description, canonical, isIndexed, forward } = parts;
  const h1 = parts.headings.find(({ level }) => level === 1)?.text;
  const own = (all: Set<string>, shared: readonly string[] = []) => {
    for (const one of shared) all.delete(one);
    return [...all];
  };
  for (const { text } of parts.inline)
    for (const name of inlineAssets(text)) parts.assets.add(name);
  return {
    file,
    path: address(file),
    title,
    description,
    ...(h1 !== undefined && { h1 }),
    ...(canonical !== undefined && { canonical }),
    isIndexed,
    ...(forward !== undefined && { forward }),
    ids: own(parts.ids, frame?.ids),
    links: own(parts.links, frame?.links),
    assets: own(parts.assets, frame?.assets),
    objections: forward === undefined ? checks.flatMap((check) => check(parts)) : [],
  };
}

/** All pages have the same inline script, and most share their styles: each text is read once. */
const inlined = new Map<string, ReadonlySet<string>>();

function inlineAssets(text: string): ReadonlySet<string> {
  const found = inlined.get(text) ?? namedAssets(text);
  if (inlined.size > 100) inlined.clear();
  inlined.set(text, found);
  return found;
}

/** Parses a page in one pass. @param ids the ids in the layout around it. */
export function pageParts(content: string, ids: readonly string[] = []): PageParts {
  const facts = empty(ids);
  let tag = '';
  let attributes: Attributes = {};
  let text: string | undefined;
  const parser = new Parser({
    onopentag(name, given) {
      for (const attribute in given) noteAttribute(facts, name, attribute, given[attribute] ?? '');
      noteTag[name]?.(facts, given);
      // An SVG's <title> inside a heading is part of the heading's text.
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
  parser.end(content);
  return facts;
}

function empty(ids: readonly string[]): PageParts {
  return {
    ...{ title: '', description: '', canonical: undefined, isIndexed: true, forward: undefined },
    ...{ headings: [], ids: new Set(ids), repeatedIds: new Set(), links: new Set() },
    ...{ assets: new Set(), pictures: [], blocked: [], inline: [], policy: undefined },
  };
}

/** The inverse of `outputPath`. */
function address(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
}

const withText = /^(title|h[1-6]|script|style)$/;

function noteAttribute(facts: PageParts, tag: string, name: string, value: string): void {
  if (name === 'id') (facts.ids.has(value) ? facts.repeatedIds : facts.ids).add(value);
  else if (name === 'data-chunks') for (const chunk of value.split(' ')) facts.assets.add(chunk);
  else if (name === 'style' || name.startsWith('on') || isCode(name, value)) {
    facts.blocked.push(`${name} on <${tag}>`);
  }
}

function isCode(name: string, value: string): boolean {
  return /(href|src|action)$/.test(name) && /^\s*javascript:/i.test(value);
}

const noteTag: Readonly<Record<string, (facts: PageParts, attributes: Attributes) => void>> = {
  a: ({ links }, { href }) => href !== undefined && links.add(href),
  form: ({ links }, { action }) => action !== undefined && links.add(action),
  img(facts, attributes) {
    facts.pictures.push(attributes);
    if (attributes.src) facts.assets.add(attributes.src);
    noteSources(facts, attributes);
  },
  source: noteSources,
  video({ assets }, { src = '', poster = '' }) {
    for (const one of [src, poster]) if (one !== '') assets.add(one);
  },
  track: ({ assets }, { src }) => src !== undefined && assets.add(src),
  script: ({ assets }, { src }) => src !== undefined && assets.add(src),
  link(facts, { rel, href = '' }) {
    if (rel === 'canonical') facts.canonical = href;
    else if (href !== '') facts.assets.add(href);
  },
  meta(facts, { name, property, content = '', 'http-equiv': header = '' }) {
    if (name === 'description') facts.description = content;
    if (name === 'robots' && content.includes('noindex')) facts.isIndexed = false;
    if (property === 'og:image') facts.assets.add(content);
    if (/^refresh$/i.test(header)) facts.forward = content.replace(/^.*?url=/i, '');
    if (/^content-security-policy$/i.test(header)) facts.policy = content;
  },
};

function noteSources({ assets }: PageParts, { srcset }: Attributes): void {
  for (const source of srcset?.split(',') ?? []) assets.add(source.trim().split(/\s/)[0] ?? '');
}

function noteText(facts: PageParts, tag: string, { src, type }: Attributes, text: string): void {
  const isData = type !== undefined && /json$/.test(type);
  if (tag === 'title') facts.title ||= text.trim();
  else if (tag === 'style' || (tag === 'script' && src === undefined && !isData)) {
    facts.inline.push({ kind: tag, text, isGuarded: facts.policy !== undefined });
  } else if (/^h\d$/.test(tag)) facts.headings.push({ level: Number(tag[1]), text: text.trim() });
}
