import type { HeldPage } from '../content/held.ts';
import { escapeHtml } from '../kernel/html.ts';
import { britishDate } from '../kernel/text.ts';
import type { HeldNote, LiveAnswer } from './messages.ts';
import { ownPage } from './start-page.ts';

/** What the badge on each page says that is held back. */
export function heldNotes(held: readonly HeldPage[]): HeldNote[] {
  return held.map((page) => ({ path: page.path, words: words(page) }));
}

function words({ until }: HeldPage): string {
  return until === undefined ? 'A draft, held back' : `Held back until ${britishDate(until)}`;
}

/** The list of pages that every build leaves out: those with a day first, the next of them on top. */
export function heldList(held: readonly HeldPage[]): LiveAnswer {
  const byDay = [...held].sort((a, b) => ((a.until ?? '~') < (b.until ?? '~') ? -1 : 1));
  const count = held.length === 1 ? 'One page is held back' : `${held.length} pages are held back`;
  const title = held.length === 0 ? 'Nothing is held back' : count;
  const lead = 'They are shown here alone. A build leaves out drafts, and what has a day to come.';
  return ownPage(
    200,
    title,
    `<h1>${title}</h1><p>${lead}</p><ul>${byDay.map(item).join('')}</ul><p><a href="/">To the site</a></p>`,
  );
}

function item(page: HeldPage): string {
  const [path, title, file] = [page.path, page.title, page.file].map(escapeHtml);
  const open = page.problems.length === 0;
  const name = open ? `<a href="${path}">${title}</a>` : title;
  const left = page.problems.length === 1 ? 'one problem' : `${page.problems.length} problems`;
  const cure = open ? '' : `, with ${left} to put right first`;
  const until =
    page.until === undefined ? `Held back until "draft: true" is deleted${cure}` : words(page);
  return `<li><b>${name}</b><span>${escapeHtml(until)}</span><code>${file}</code></li>`;
}
