import { elementMarkdown } from './element-markdown.ts';

type Policy = { createHTML(html: string): string };
// TypeScript's DOM types don't include Trusted Types yet.
const { trustedTypes } = globalThis as {
  trustedTypes?: { createPolicy(name: string, rules: Policy): Policy };
};
/** Safe only because the document is inert, without scripts or requests, and only text is read. */
const policy = trustedTypes?.createPolicy('pasted', { createHTML: (html) => html });

/** The result of cleaning pasted HTML. */
export type Pasted = {
  /** Undefined if the clipboard's plain text is as good. */
  readonly markdown: string | undefined;
  /** The first picture's alternative text, for an image file pasted with it. */
  readonly alt: string;
  /** How many pictures are not in the Markdown: no page may read where they are. */
  readonly pictures: number;
};

/** HTML from Word, Google Docs or a web page, as Markdown that our texts allow. */
export function pastedHtml(html: string): Pasted {
  // Word and Google Docs use non-breaking spaces at random.
  const spaced = html.replaceAll(/&nbsp;|&#160;|\u00a0/g, ' ');
  const parsed = policy?.createHTML(spaced) ?? spaced;
  const { body } = new DOMParser().parseFromString(parsed, 'text/html');
  const alt = body.querySelector('img[alt]')?.getAttribute('alt') ?? '';
  let pictures = 0;
  for (const one of all(body, '*')) {
    // Not what counts the readers of a mail, nor the box of a checklist.
    const isPicture = one.matches('img:not([width="1"], [aria-roledescription])');
    if (isPicture && body.contains(one)) pictures++;
    if (isUnseen(one)) one.remove();
  }
  if (isOfDeveloper(body)) return { markdown: undefined, alt, pictures };
  footnotesInBrackets(body);
  for (const one of all(body, 'p.MsoTitle')) becomeHeading(one, 1);
  for (const one of all(body, 'p[role="heading"]')) {
    becomeHeading(one, Number(one.getAttribute('aria-level')));
  }
  const hasTitle = body.querySelector('h1') !== null;
  listsFromWord(body);
  for (const one of all(body, 'li[data-aria-level]')) joinListOfItem(one);
  for (const [selector, mend] of steps) for (const one of all(body, selector)) mend(one, hasTitle);
  const isPlain = !body.querySelector(marked) && body.querySelectorAll('p').length < 2;
  return { markdown: isPlain ? undefined : elementMarkdown(body), alt, pictures };
}

const marked = 'h2, h3, strong, em, a, li, blockquote, td, th, pre, code';

/** Code editors wrap plain lines, which are Markdown already, in coloured monospace HTML. */
function isOfDeveloper(body: HTMLElement): boolean {
  const [first, ...others] = body.children;
  const style = first?.getAttribute('style') ?? '';
  return others.length === 0 && /white-space:\s*pre\b/.test(style) && /font-family/.test(style);
}

const unseen =
  'style, script, title, meta, link, template, noscript, svg, img, picture, video, audio, iframe, object, button, input, select, textarea, del, [hidden], [aria-hidden="true"], .msocomanchor';

const isUnseen = (one: HTMLElement) =>
  one.matches(unseen) ||
  /mso-element:\s*comment|mso-hide:\s*all|display:\s*none/.test(styleOf(one));

/** Applied in order until only elements that Markdown has remain. */
const steps: readonly [selector: string, mend: (one: HTMLElement, hasTitle: boolean) => void][] = [
  ['p.MsoQuote, p.MsoIntenseQuote', (one) => wrapContents(one, 'blockquote')],
  ['b, strong, i, em, span, font, u, ins, small, big', markFromStyle],
  ['strong strong, em em', unwrap],
  ['strong, em', joinMarks],
  ['a', mendLink],
  // Google Docs puts a nested list beside its item, and paragraphs into items.
  ['ul > ul, ul > ol, ol > ul, ol > ol', (list) => list.previousElementSibling?.append(list)],
  ['li > p:only-of-type', unwrap],
  // Headings and header cells are bold already.
  [':is(h1, h2, h3, h4, h5, h6) :is(strong, em)', unwrap],
  ['tr:first-child strong, th strong', unwrap],
  ['h1, h2, h3, h4, h5, h6', mendHeading],
  ['br', dropEmptyBreak],
];

/** Google Docs writes bold and italics as styles, and a `<b>` that is not bold around everything. */
function markFromStyle(one: HTMLElement): void {
  const style = styleOf(one);
  // Not Word’s `mso-bidi-font-weight`, which is for Arabic and Hebrew.
  const [, weight = ''] = /(?<!-)font-weight:\s*(\w+)/.exec(style) ?? [];
  const [, slope = ''] = /(?<!-)font-style:\s*(\w+)/.exec(style) ?? [];
  const isBold = one.matches('b, strong') && !/^(normal|400)$/.test(weight);
  if (isBold || /^(bold|[6-9]00)/.test(weight)) wrapContents(one, 'strong');
  const isItalic = one.matches('i, em') && slope !== 'normal';
  if (isItalic || /^(italic|oblique)/.test(slope)) wrapContents(one, 'em');
  unwrap(one);
}

/** Word splits words into runs; without joining, their marks would meet mid-word. */
function joinMarks(one: HTMLElement): void {
  const { previousSibling: before } = one;
  if (before?.nodeName !== one.nodeName) return;
  (before as Element).append(...one.childNodes);
  one.remove();
}

function mendLink(one: HTMLElement): void {
  const address = linkAddress(one.getAttribute('href') ?? '');
  if (address && one.textContent?.trim()) one.setAttribute('href', address);
  else unwrap(one);
}

const tracking = /^(utm_\w+|fbclid|gclid|msclkid|mc_[ce]id|igsh|igshid)$/;

/** Strips redirects that count clicks; undefined if the scheme is not allowed. */
function linkAddress(href: string): string | undefined {
  if (!URL.canParse(href)) return /^\/(?!\/)/.test(href) ? href : undefined;
  const url = new URL(href);
  const isRedirect = /(^|\.)google\.[\w.]+$/.test(url.hostname) && url.pathname === '/url';
  if (isRedirect || url.hostname.endsWith('.safelinks.protection.outlook.com'))
    return linkAddress(url.searchParams.get('q') ?? url.searchParams.get('url') ?? '');
  for (const name of [...url.searchParams.keys()]) {
    if (tracking.test(name)) url.searchParams.delete(name);
  }
  if (url.origin === location.origin) return url.pathname + url.hash;
  if (url.protocol === 'http:') url.protocol = 'https:';
  if (url.protocol !== 'https:' && url.protocol !== 'mailto:') return undefined;
  // Unescaped, these would end the address in Markdown.
  return url.href.replaceAll('(', '%28').replaceAll(')', '%29');
}

/** Word's footnotes stand where they are referred to: a text can have none. */
function footnotesInBrackets(body: HTMLElement): void {
  for (const mark of all(body, 'a[name^="_ftnref"], a[name^="_ednref"]')) {
    const name = mark.getAttribute('href')?.slice(1);
    const note = all(body, 'a[name]').find((one) => one.getAttribute('name') === name);
    const paragraph = note?.closest('p');
    note?.remove();
    const words = paragraph?.textContent?.trim().replace(/\.$/, '');
    mark.replaceWith(words ? ` (${words})` : '');
  }
  for (const one of all(body, 'div[style]')) {
    if (/mso-element:\s*(foot|end)note-list/.test(styleOf(one))) one.remove();
  }
}

function becomeHeading(paragraph: HTMLElement, level: number): void {
  wrapContents(paragraph, `h${Math.min(6, Math.max(1, level))}`);
  unwrap(paragraph);
}

/** Word on the web makes a list of each item, and says how deep it is. */
function joinListOfItem(item: HTMLElement): void {
  const list = item.parentElement;
  const wrapper = list?.parentElement;
  const before = (wrapper?.matches('.ListContainerWrapper') ? wrapper : list)
    ?.previousElementSibling;
  let into = before?.matches('ul, ol') ? before : undefined;
  for (let level = Number(item.dataset.ariaLevel); into && level > 1; level--) {
    const last: Element | null = into.lastElementChild;
    const inner = last?.querySelector(':scope > ul, :scope > ol');
    if (!inner && level === 2 && list) last?.append(list);
    into = inner ?? undefined;
  }
  if (into && into.localName === list?.localName) {
    into.append(item);
    list.remove();
  }
  if (wrapper?.matches('.ListContainerWrapper')) unwrap(wrapper);
}

/** Word writes a list item as a paragraph, with its bullet or number as text. */
function listsFromWord(body: HTMLElement): void {
  let lists: HTMLElement[] = [];
  for (const one of all(body, 'p')) {
    const item = wordItem(one);
    if (!item) continue;
    const { level, start } = item;
    const name = start ? 'ol' : 'ul';
    if (!lists[0] || one.previousElementSibling !== lists[0]) lists = [];
    lists.length = Math.min(lists.length, level);
    if (lists[level - 1]?.localName !== name) lists.length = Math.min(lists.length, level - 1);
    while (lists.length < level) {
      const list = body.ownerDocument.createElement(name);
      if (start) list.setAttribute('start', start);
      const parent = lists.at(-1);
      if (parent) (parent.lastElementChild ?? parent).append(list);
      else one.before(list);
      lists.push(list);
    }
    const made = body.ownerDocument.createElement('li');
    made.append(...one.childNodes);
    lists.at(-1)?.append(made);
    one.remove();
  }
}

const wordBullet = /^[\s\u00a0]*(?:[·•▪§o\u2013\uf0b7\uf0a7-]|(\d+|[a-z]+)[.)])[\s\u00a0]+/i;

/** @returns its level from 1 and its number, if any; removes the bullet. */
function wordItem(paragraph: Element) {
  const style = styleOf(paragraph);
  const isItem = /mso-list:\s*l\d/.test(style) || /^MsoList/.test(paragraph.className);
  const sign = all(paragraph, '[style]').find((one) => /mso-list:\s*ignore/.test(styleOf(one)));
  const first = sign ?? (isItem ? firstText(paragraph) : undefined);
  const [bullet, number] = wordBullet.exec(`${first?.textContent ?? ''} `) ?? [];
  if (!first || (!bullet && !sign)) return undefined;
  if (sign) sign.remove();
  else first.textContent = (first.textContent ?? '').slice(bullet?.trimEnd().length);
  const level = Number(/level(\d)/.exec(style)?.[1] ?? 1);
  const start = number && (/^\d+$/.test(number) ? number : '1');
  return { level, start };
}

function firstText(element: Element): Node | undefined {
  const walker = element.ownerDocument.createTreeWalker(element, 4);
  while (walker.nextNode()) if (walker.currentNode.textContent?.trim()) return walker.currentNode;
  return undefined;
}

/** The page's title is a field, so the body starts at level 2. */
function mendHeading(one: HTMLElement, hasTitle: boolean): void {
  const level = Math.min(3, Math.max(2, Number(one.tagName[1]) + (hasTitle ? 1 : 0)));
  wrapContents(one, `h${level}`);
  unwrap(one);
}

/** Google Docs and mail programs use `<br>` as spacing between paragraphs. */
function dropEmptyBreak(one: HTMLElement): void {
  const { previousSibling: before, nextSibling: after } = one;
  if (!before || !after || isBlock(before) || isBlock(after)) one.remove();
}

const isBlock = ({ nodeName }: Node) => /^(P|DIV|UL|OL|TABLE|H\d|BLOCKQUOTE|HR)$/.test(nodeName);

const all = (within: ParentNode, selector: string) => [
  ...within.querySelectorAll<HTMLElement>(selector),
];

const styleOf = (element: Element) => element.getAttribute('style')?.toLowerCase() ?? '';

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

function wrapContents(element: HTMLElement, name: string): void {
  const made = element.ownerDocument.createElement(name);
  made.append(...element.childNodes);
  element.append(made);
}
