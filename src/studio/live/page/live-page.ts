import { pageChange } from '../../../engine/browser/page-change.ts';
import { oneAtATime } from '../../../engine/kernel/pool.ts';
import { editEvent, type LiveState } from '../messages.ts';
import { aimEditLink, showEditLink, showHeld } from './live-host.ts';
import { type PageSource, pageSource, stylesOf, tagOf } from './page-source.ts';
import { followDesk, isPreview } from './preview.ts';
import { showProblems } from './problem-sheet.ts';
import { applyChanges } from './source-changes.ts';
import { dressStartPage, takeStyles } from './source-styles.ts';

/** The entry of the live script: patches saves into the page, and lists problems. */

/** The source of the page shown; undefined until fetched. */
let shown: PageSource | undefined;
/** The versions that the page shows. */
let code: string | undefined;
let version: string | undefined;
let events: EventSource | undefined;
let isTaking = false;
/** Delay before reconnecting, in ms. */
const pause = 300;
/** The current page's path; undefined during client-side navigation. */
let path: string | undefined = location.pathname;

/** Connects only while visible: browsers limit connections per server. */
function connect(): void {
  if (document.hidden) {
    events?.close();
    events = undefined;
  } else if (!events) {
    events = new EventSource('/_live/events');
    // The server sends nothing else.
    events.onmessage = ({ data }) => take(JSON.parse(data) as LiveState);
    events.addEventListener(editEvent, showEditLink);
  }
}

function take(state: LiveState): void {
  code ??= state.code;
  if (code === state.code) {
    showProblems(state.problems);
    showHeld(state.held);
    const known = version;
    version = state.version;
    // No tag means a page of the server itself, such as a list or the start page.
    if (tagOf(document)) known !== version && ask();
    else if (known !== undefined && known !== version) location.reload();
  } else location.reload();
}

const ask = oneAtATime(() => refresh().catch(connectAgain));

/**
 * The connection broke: the server restarted, or this device was asleep. The server sends its state
 * on connecting, and with no known version the page fetches what it missed.
 */
function connectAgain(): void {
  version = undefined;
  events?.close();
  events = undefined;
  if (!isPreview) setTimeout(connect, pause);
}

async function refresh(): Promise<void> {
  const [asked, tag] = [path, tagOf(document)];
  if (asked === undefined) return;
  const before = shown?.tag === tag ? shown : undefined;
  const next = await pageSource(asked, tag, before !== undefined);
  // No tag means an error page: keep the last good one. After a navigation, the new page asks for
  // itself.
  if (!next?.tag || path !== asked || tagOf(document) !== tag) return;
  if (before) takeChanges(before, next);
  // The response may predate a save.
  else if (next.tag === tag) ask();
  else return location.reload();
  shown = next;
  path = next.path;
}

function takeChanges(shownBefore: PageSource, next: PageSource): void {
  const [before, after] = [shownBefore.document, next.document];
  const [old, style] = [stylesOf(shownBefore), stylesOf(next)];
  if (old !== style) takeStyles(old, style);
  document.documentElement.dataset.build = after.documentElement.dataset.build;
  takeHead(before.head, after.head);
  applyChanges(document.body, before.body, after.body);
  isTaking = true;
  document.dispatchEvent(new Event(pageChange.enter));
  isTaking = false;
}

/** Elements of <head> that a save may change, besides the JSON-LD. */
const changing = 'title, meta[name], meta[property], link[rel]';

function takeHead(before: HTMLHeadElement, after: HTMLHeadElement): void {
  const old = [...before.querySelectorAll(changing)];
  const next = [...after.querySelectorAll(changing)];
  const isIn = (one: Element, all: Element[]) => all.some((other) => other.isEqualNode(one));
  const gone = old.filter((one) => !isIn(one, next));
  for (const one of document.head.querySelectorAll(changing)) if (isIn(one, gone)) one.remove();
  const added = next.filter((one) => !isIn(one, old));
  document.head.append(...added.map((one) => document.importNode(one, true)));
  takeJsonLd(after);
}

/** Trusted Types forbid inserting a script, even JSON; its text node may be changed. */
function takeJsonLd(after: HTMLHeadElement): void {
  const [text, next] = [document.head, after].map(
    (head) => head.querySelector('script[type="application/ld+json"]')?.firstChild,
  );
  if (text && next) text.nodeValue = next.nodeValue;
}

/** Scroll anchoring keeps the reader's place during a save, but must be off during navigation. */
const keepPlace = (how: 'auto' | 'none') => {
  document.documentElement.style.overflowAnchor = how;
};

keepPlace('auto');
document.addEventListener(pageChange.leave, () => {
  keepPlace('none');
  path = undefined;
});
document.addEventListener(pageChange.enter, () => {
  keepPlace('auto');
  if (isTaking) return;
  path = location.pathname;
  if (!isPreview) showHeld();
  aimEditLink();
  ask();
});
if (!tagOf(document)) dressStartPage();
if (isPreview) {
  // The desk lists the problems and reports changes itself.
  followDesk(ask);
  ask();
} else {
  document.addEventListener('visibilitychange', connect);
  connect();
}
