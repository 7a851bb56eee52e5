import { type PageDrawing, pageChange } from './page-change.ts';
import { savesData } from './save-data.ts';

/** How long a page may take to load before "Loading..." is announced, in ms. */
const loadingDelay = 500;

/** How long a fetched page is reused, in ms: the max-age that hosts are configured to send. */
const maxAge = 60_000;

/** A fetched page: its HTML and, once parsed, the document and style sheet to show. */
type Fetched = { readonly text: string; next?: Next | undefined };
type Next = { readonly page: Document; readonly sheet: CSSStyleSheet };

/** Fetched and pending pages by path, with the time of the request. */
const pages = new Map<string, { page: Promise<Fetched>; at: number }>();
const sheets = new Map<string, CSSStyleSheet>();
let pageSheet: CSSStyleSheet | undefined;

// TypeScript's DOM types don't include Trusted Types yet.
type Policy = { createHTML(html: string): string };
const { trustedTypes } = globalThis as {
  trustedTypes?: { createPolicy(name: string, rules: Policy): Policy };
};
const policy = trustedTypes?.createPolicy('page', { createHTML: (html) => html });

const { documentElement: html } = document;
const status = document.getElementById('page-status');
const later = window.requestIdleCallback ?? setTimeout;

/** The path of the page that is shown. While another one loads, the URL is already that page's. */
let shownPath = location.pathname;
/**
 * How far the page of each history entry, by its key, was scrolled when it was left, in px: what
 * Firefox saves itself is now and then a moment old. Null if the page hasn't arrived: what browsers
 * save for it is another's.
 */
const places = new Map<string | undefined, number | null>();
let latest: AbortSignal | undefined;

navigation.addEventListener('navigate', (event) => {
  const { destination, downloadRequest, formData, hashChange, navigationType } = event;
  const { pathname, hash } = new URL(destination.url);
  const isLoading = location.pathname !== shownPath;
  const key = navigation.currentEntry?.key;
  // What Back leads to is not left; the preview of this API in WebKitGTK 2.50 confuses the two.
  if (!isLoading && key !== destination.key) places.set(key, scrollY);
  const isOrdinary =
    event.canIntercept &&
    !formData &&
    downloadRequest === null &&
    navigationType !== 'reload' &&
    isPage(destination.url) &&
    // Same path: only the hash, a filter or another widget's query parameter changes.
    (isLoading || pathname !== location.pathname);
  if (!isOrdinary) return;
  const place = hashChange && document.getElementById(hash.slice(1));
  if (place && navigationType !== 'traverse') {
    // A link within the page that is shown, whose hash the next page's URL shouldn't get.
    event.preventDefault();
    return place.scrollIntoView();
  }
  const left = places.get(destination.key);
  const handler = () => navigateTo(pathname, event, left);
  // The browser's focus reset scrolls, which can undo the scroll restoration of Back.
  event.intercept({
    focusReset: 'manual',
    ...(left !== undefined && { scroll: 'manual' }),
    handler,
  });
});

/** Fetches a page that is likely to be opened next. */
export function prefetch(url: string): void {
  const { pathname } = new URL(url);
  if (savesData() || !isPage(url) || pathname === location.pathname) return;
  const getReady = (fetched: Fetched) => later(() => read(fetched));
  fetchPage(pathname).then(getReady, () => {});
}

function isPage(url: string): boolean {
  const { origin, pathname } = new URL(url);
  return origin === location.origin && !/\.\w+$/.test(pathname);
}

function fetchPage(path: string): Promise<Fetched> {
  const cached = pages.get(path);
  if (cached && Date.now() - cached.at < maxAge) return cached.page;
  const page = download(path);
  pages.set(path, { page, at: Date.now() });
  page.catch(() => pages.delete(path));
  return page;
}

/** @throws Error unless the response is an HTML page of this site at that path. */
async function download(path: string): Promise<Fetched> {
  // A bare path such as //x.example/ would resolve to another site.
  const url = location.origin + path;
  const response = await fetch(url, { headers: { accept: 'text/html' } });
  const isHtml = response.headers.get('content-type')?.startsWith('text/html');
  // A host may redirect to a trailing slash; any other redirect leads to a different page.
  const bare = (url: string) => url.replace(/\/?(\?.*)?$/, '');
  if (!response.ok || !isHtml || bare(response.url) !== bare(url)) {
    throw new Error(`${path} is not an ordinary page.`);
  }
  return { text: await response.text() };
}

/**
 * Replaces the current page; on any failure the browser loads the new one in full.
 *
 * @param left what `places` has for its history entry; undefined if only the browser knows.
 */
async function navigateTo(
  path: string,
  event: NavigateEvent,
  left: number | null | undefined,
): Promise<void> {
  const { signal } = event;
  const waiting = setTimeout(() => announce('Loading...', true), loadingDelay);
  signal.addEventListener('abort', () => clearTimeout(waiting));
  // A new navigation supersedes this one; a hash change or stop() doesn't.
  latest = signal;
  const isSuperseded = () => latest !== signal;
  const key = navigation.currentEntry?.key;
  const restore = () => {
    // A place stays: that preview takes the entry that was left for the current one.
    if (places.get(key) === null) places.delete(key);
    if (typeof left === 'number') scrollTo(0, left);
    // Now, since the browser would scroll only after the paint; nor would it after an abort.
    else if (signal.aborted || left === null) scrollToTarget();
    else event.scroll();
  };
  try {
    // Else this leads back to the page that is still shown.
    if (path !== shownPath) {
      if (!places.has(key)) places.set(key, null);
      const fetched = await fetchPage(path);
      clearTimeout(waiting);
      if (isSuperseded()) return;
      const next = read(fetched);
      // Its elements are moved out of it, so it can't be shown twice.
      fetched.next = undefined;
      const isTop = event.navigationType !== 'traverse' && !location.hash;
      let showRest: (() => void) | undefined;
      const change = () => {
        // Who draws the change may call this a frame later.
        if (isSuperseded()) return;
        if (isTop) scrollTo(0, 0);
        show(next);
        shownPath = path;
        if (isTop) showRest = showTop();
        restore();
        // Now, since the styles that depend on it would be applied once more in the next frame; nor
        // does the mouse then mean a widget that comes to lie under it.
        dispatchEvent(new Event('scroll'));
      };
      const detail: PageDrawing = { change, isBack: event.navigationType === 'traverse' };
      document.dispatchEvent(new CustomEvent(pageChange.draw, { detail }));
      await (detail.drawn ?? change());
      await painted();
      showRest?.();
      // Another page may have come in the meantime.
      if (shownPath === path) finish(next);
    } else restore();
    announce(document.title);
  } catch {
    // The URL has already changed, so a reload loads the new page.
    if (!isSuperseded()) location.reload();
  } finally {
    clearTimeout(waiting);
  }
}

const target = () => document.getElementById(location.hash.slice(1));

function focusTarget(): void {
  const place = target() ?? document.querySelector<HTMLElement>('main h1');
  if (!place) return;
  // Makes a target focusable that isn't.
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

function scrollToTarget(): void {
  const place = target();
  if (place) place.scrollIntoView();
  else scrollTo(0, 0);
}

/**
 * Parses a page once. Its styles become a constructed style sheet: the current page's CSP would
 * block a <style> whose hash it doesn't list, even inside DOMParser.
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
  // The current document already has the font; another @font-face would load it again.
  if (!sheets.has(css)) sheet.replaceSync(css.replace(/@font-face\{.*?\}/g, ''));
  sheets.set(css, sheet);
  return sheet;
}

function announce(words: string, isLoading = false): void {
  status?.toggleAttribute('data-loading', isLoading);
  if (status) status.textContent = words;
}

/**
 * Does what has to be done before the paint, and no more.
 *
 * @throws Error if the page is of another build or has no `<main>`.
 */
function show({ page, sheet }: Next): void {
  if (page.documentElement.dataset.build !== html.dataset.build) throw Error('A new build.');
  document.dispatchEvent(new Event(pageChange.leave));
  adoptSheet(sheet);
  replaceMain(page);
  copyCurrentLinks(page);
}

/**
 * Leaves what is below the window for later: its styles and layout take about as long as those of
 * what is in it. None of these parts is beside another one, whose width it could change.
 *
 * @returns puts the rest of the page in.
 */
function showTop(): () => void {
  const main = document.querySelector('main') as HTMLElement;
  const parts = main.querySelectorAll<HTMLElement>(
    'main > *, main > div > :is(article, section), article > *, .prose > *',
  );
  const include = (part: HTMLElement) => part.removeAttribute('style');
  // The policy allows styles that are set so.
  for (const { style } of parts) style.display = 'none';
  for (const part of parts) if (main.getBoundingClientRect().bottom < innerHeight) include(part);
  // The footer stays where it doesn't show.
  main.style.minHeight = '200vh';
  return () => [main, ...parts].forEach(include);
}

function finish({ page }: Next): void {
  replaceHead(page);
  focusTarget();
  document.dispatchEvent(new Event(pageChange.enter));
}

/** Resolves once the page has been painted, or could have been: a hidden tab paints nothing. */
const painted = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 100);
  });

/** Replaces the previous page's sheet, and only that: the toaster adopts a sheet of its own. */
function adoptSheet(sheet: CSSStyleSheet): void {
  const others = document.adoptedStyleSheets.filter((other) => other !== pageSheet);
  document.adoptedStyleSheets = [...others, sheet];
  pageSheet = sheet;
}

function replaceMain(next: Document): void {
  const main = next.querySelector('main');
  if (!main) throw Error('The page has no <main>.');
  document.querySelector('main')?.replaceWith(main);
  // A film gives up in a document that plays nothing. Its load() would ignore preload="none".
  for (const film of main.querySelectorAll('video')) film.replaceWith(film.cloneNode(true));
}

/** The page's own elements in <head>; the rest is the same on every page. */
const pageOwned = 'title, meta[name], meta[property], link[rel="canonical"], script[type$="json"]';

function replaceHead(next: Document): void {
  for (const old of document.head.querySelectorAll(pageOwned)) old.remove();
  document.head.append(...next.head.querySelectorAll(pageOwned));
}

const menuLink = 'body > header nav a';

/** Copies which navigation links are current from the next page, matching them by href. */
function copyCurrentLinks(next: Document): void {
  const links = (page: Document) => [...page.querySelectorAll<HTMLElement>(menuLink)];
  const address = (link: Element) => link.getAttribute('href');
  const there = new Map(links(next).map((link) => [address(link), link]));
  for (const link of links(document)) {
    const same = there.get(address(link));
    if (same) link.className = same.className;
    link.ariaCurrent = same?.ariaCurrent ?? null;
  }
}
