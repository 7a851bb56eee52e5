import { Parser } from 'htmlparser2';

export type Heading = { readonly level: number; readonly text: string };
export type Attributes = Readonly<Record<string, string>>;
export type Inline = {
  readonly kind: 'script' | 'style';
  readonly text: string;
  /** Whether the policy comes before it: a policy in a <meta> only applies to what follows. */
  readonly isGuarded: boolean;
};

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

/** Parses a page in one pass. @param ids the ids in the layout around it. */
export function pageParts(content: string, ids: readonly string[] = []): PageParts {
  const parts = empty(ids);
  let open: { readonly tag: string; readonly attributes: Attributes; text: string } | undefined;
  const parser = new Parser({
    onopentag(tag, attributes) {
      for (const name in attributes) noteAttribute(parts, tag, name, attributes[name] ?? '');
      noteTag[tag]?.(parts, attributes);
      // An SVG's <title> inside a heading is part of the heading's text.
      if (!open && withText.test(tag)) open = { tag, attributes, text: '' };
    },
    ontext(text) {
      if (open) open.text += text;
    },
    onclosetag(tag) {
      if (tag !== open?.tag) return;
      noteText(parts, tag, open.attributes, open.text);
      open = undefined;
    },
  });
  parser.end(content);
  return parts;
}

function empty(ids: readonly string[]): PageParts {
  return {
    ...{ title: '', description: '', canonical: undefined, isIndexed: true, forward: undefined },
    ...{ headings: [], ids: new Set(ids), repeatedIds: new Set(), links: new Set() },
    ...{ assets: new Set(), pictures: [], blocked: [], inline: [], policy: undefined },
  };
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
