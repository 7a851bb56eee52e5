import { pageChange } from './page-change.ts';

/** How long a page may keep us waiting before we say so, in ms. */
const patience = 150;

/** How long a page may be shown without asking for it again, in ms: as long as its host says. */
const fresh = 60_000;

/** A page that was fetched: its text, and once it is to be shown, what can take our place. */
type Fetched = { readonly text: string; next?: Next | undefined };
type Next = { readonly page: Document; readonly sheet: CSSStyleSheet };

/** Pages that were fetched or are on their way, by path, and when they were asked for. */
const pages = new Map<string, { page: Promise<Fetched>; at: number }>();
const sheets = new Map<string, CSSStyleSheet>();
let worn: CSSStyleSheet | undefined;

// TypeScript's own types do not know Trusted Types yet.
type Policy = { createHTML(html: string): string };
const { trustedTypes } = globalThis as {
  trustedTypes?: { createPolicy(name: string, rules: Policy): Policy };
};
const policy = trustedTypes?.createPolicy('page', { createHTML: (html) => html });

const { documentElement: html } = document;
const status = document.getElementById('page-status');
const later = window.requestIdleCallback ?? setTimeout;
const isCalm = matchMedia('(prefers-reduced-motion: reduce)');

navigation.addEventListener('navigate', (event) => {
  const { destination, downloadRequest, formData, hashChange, navigationType } = event;
  const { pathname } = new URL(destination.url);
  const isOurs =
    event.canIntercept &&
    !hashChange &&
    !formData &&
    downloadRequest === null &&
    navigationType !== 'reload' &&
    isPage(destination.url) &&
    // A hash, a filter, or a state that a widget keeps in the address.
    pathname !== location.pathname;
  const handler = () => turnTo(pathname, event.signal);
  // The browser's own focus scrolls, which at times undoes where Back has scrolled to.
  if (isOurs) event.intercept({ focusReset: 'manual', handler });
});

/** Fetches a page that somebody is about to ask for, once. */
export function prefetch(url: string): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  const { pathname } = new URL(url);
  if (connection?.saveData || !isPage(url) || pathname === location.pathname) return;
  const getReady = (fetched: Fetched) => later(() => read(fetched));
  fetchPage(pathname).then(getReady, () => {});
}

/** Our own origin, and no file: those have an ending. */
function isPage(url: string): boolean {
  const { origin, pathname } = new URL(url);
  return origin === location.origin && !/\.\w+$/.test(pathname);
}

function fetchPage(path: string): Promise<Fetched> {
  const known = pages.get(path);
  if (known && Date.now() - known.at < fresh) return known.page;
  const page = download(path);
  pages.set(path, { page, at: Date.now() });
  page.catch(() => pages.delete(path));
  return page;
}

/** @throws Error where the answer is anything but a whole page of ours at that path. */
async function download(path: string): Promise<Fetched> {
  // By itself a path such as //x.example/ would be another site's address.
  const url = location.origin + path;
  const response = await fetch(url, { headers: { accept: 'text/html' } });
  const isHtml = response.headers.get('content-type')?.startsWith('text/html');
  // A host may insist on a slash at the end; anything else leads somewhere else.
  const bare = (url: string) => url.replace(/\/?(\?.*)?$/, '');
  if (!response.ok || !isHtml || bare(response.url) !== bare(url)) {
    throw new Error(`${path} is not an ordinary page.`);
  }
  return { text: await response.text() };
}

/** Puts another page in the place of this one; on any doubt the browser loads it as ever. */
async function turnTo(path: string, signal: AbortSignal): Promise<void> {
  const waiting = setTimeout(() => tell('Loading...', true), patience);
  signal.addEventListener('abort', () => clearTimeout(waiting));
  // What interrupts us leads elsewhere or, as a hash or a stop does, leaves us to finish.
  const isSuperseded = () => location.pathname !== path;
  try {
    const fetched = await fetchPage(path);
    if (isSuperseded()) return;
    const next = read(fetched);
    // Its elements are about to move into our own document.
    fetched.next = undefined;
    const { build } = next.page.documentElement.dataset;
    if (build !== html.dataset.build) throw new Error('A new build.');
    await show(next, isSuperseded);
    if (isSuperseded()) return;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    if (signal.aborted) moveScroll();
    tell(document.title);
  } catch {
    // The address is already the new one.
    if (!isSuperseded()) location.reload();
  } finally {
    clearTimeout(waiting);
  }
}

/** What the browser does at the end of a navigation, but not of one that was interrupted. */
function moveScroll(): void {
  const place = document.getElementById(location.hash.slice(1));
  if (place) place.scrollIntoView();
  else scrollTo(0, 0);
}

/**
 * Parses a page, once. Its styles become a constructed sheet: the policy of the page that is open
 * would refuse a <style> that it does not know, even while it is being parsed.
 */
function read(fetched: Fetched): Next {
  if (fetched.next) return fetched.next;
  const [style, css = ''] = /<style>(.*?)<\/style>/s.exec(fetched.text) ?? [''];
  const bare = fetched.text.replace(style, '');
  const page = new DOMParser().parseFromString(policy?.createHTML(bare) ?? bare, 'text/html');
  fetched.next = { page, sheet: sheetOf(css) };
  return fetched.next;
}

function sheetOf(css: string): CSSStyleSheet {
  const sheet = sheets.get(css) ?? new CSSStyleSheet();
  // The font is known already, and would be loaded anew.
  if (!sheets.has(css)) sheet.replaceSync(css.replace(/@font-face\{.*?\}/g, ''));
  sheets.set(css, sheet);
  return sheet;
}

function tell(words: string, isLoading = false): void {
  status?.toggleAttribute('data-loading', isLoading);
  if (status) status.textContent = words;
}

/** @param isSuperseded whether focus and scroll are another page's by the time of the swap. */
async function show({ page, sheet }: Next, isSuperseded: () => boolean): Promise<void> {
  const swap = () => {
    if (isSuperseded()) return;
    document.dispatchEvent(new Event(pageChange.leave));
    wear(sheet);
    replaceMain(page);
    replaceHead(page);
    copyMarks(page);
    document.dispatchEvent(new Event(pageChange.enter));
  };
  if (isCalm.matches || !document.startViewTransition || document.hidden) return swap();
  const { updateCallbackDone, ready, finished } = document.startViewTransition(swap);
  // Skipped, where another page is asked for before the fade is over.
  for (const phase of [ready, finished]) phase.catch(() => {});
  await updateCallbackDone;
}

/** The next page's styles come before it; those of other parts of the document stay. */
function wear(sheet: CSSStyleSheet): void {
  const others = document.adoptedStyleSheets.filter((other) => other !== worn);
  document.adoptedStyleSheets = [...others, sheet];
  worn = sheet;
}

function replaceMain(next: Document): void {
  const main = next.querySelector('main');
  if (!main) throw new Error('The page has no <main>.');
  document.querySelector('main')?.replaceWith(main);
}

/** What the head says of the page itself; the rest is the same on every page. */
const own = 'title, meta[name], meta[property], link[rel="canonical"], script[type$="json"]';

function replaceHead(next: Document): void {
  for (const old of document.head.querySelectorAll(own)) old.remove();
  document.head.append(...next.head.querySelectorAll(own));
}

/** Which links of the navigation lead to where we are: the next page says so, by address. */
function copyMarks(next: Document): void {
  const links = (page: Document) => [...page.querySelectorAll<HTMLElement>('.navigation__link')];
  const address = (link: Element) => link.getAttribute('href');
  const there = new Map(links(next).map((link) => [address(link), link]));
  for (const link of links(document)) {
    const same = there.get(address(link));
    if (same) link.className = same.className;
    link.ariaCurrent = same?.ariaCurrent ?? null;
  }
}
