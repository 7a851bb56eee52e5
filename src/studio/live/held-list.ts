import type { HeldPage } from '../../engine/content/held.ts';
import { escapeHtml } from '../../engine/kernel/html.ts';
import { britishDate } from '../../engine/kernel/text.ts';
import type { HeldNote, LiveAnswer } from './messages.ts';
import { ownPage } from './start-page.ts';

/** Texts for the badges on drafts and scheduled pages. */
export function heldNotes(held: readonly HeldPage[]): HeldNote[] {
  return held.map((page) => ({ path: page.path, words: words(page) }));
}

function words(page: HeldPage): string {
  const { until } = page;
  return until === undefined
    ? `A draft, held back${cure(page)}`
    : `Held back until ${britishDate(until)}`;
}

function cure({ problems }: Pick<HeldPage, 'problems'>): string {
  if (problems.length === 0) return '';
  const left = problems.length === 1 ? 'one problem' : `${problems.length} problems`;
  return `, with ${left} to put right first`;
}

/** Shown for a draft that can't be rendered: lists its problems. */
export function unfinishedDraft({ title, file, problems }: HeldPage): LiveAnswer {
  const lead = 'Then the page appears here.';
  const list = problems.map(({ line, message }) => {
    const place = line === undefined ? file : `${file}:${line}`;
    return `<li><span>${escapeHtml(message)}</span><code>${escapeHtml(place)}</code></li>`;
  });
  const heading = `<h1>${escapeHtml(title)}</h1><p>A draft${cure({ problems })}. ${lead}</p>`;
  return ownPage(200, `A draft: ${title}`, `${heading}<ul class="problems">${list.join('')}</ul>`);
}

/** Lists pages that builds leave out, scheduled ones first, by date. */
export function heldList(held: readonly HeldPage[]): LiveAnswer {
  const byDay = [...held].sort((a, b) => ((a.until ?? '~') < (b.until ?? '~') ? -1 : 1));
  const count = held.length === 1 ? 'One page is held back' : `${held.length} pages are held back`;
  const title = held.length === 0 ? 'Nothing is held back' : count;
  const rule = 'A build leaves out drafts and pages with a future date.';
  const lead = held.length === 0 ? rule : `${rule} Here they are shown.`;
  return ownPage(
    200,
    title,
    `<h1>${title}</h1><p>${lead}</p><ul>${byDay.map(item).join('')}</ul><p><a href="/">To the site</a></p>`,
  );
}

function item(page: HeldPage): string {
  const [path, title, file] = [page.path, page.title, page.file].map(escapeHtml);
  const until =
    page.until === undefined
      ? `Held back until "draft: true" is deleted${cure(page)}`
      : words(page);
  return `<li><b><a href="${path}">${title}</a></b><span>${escapeHtml(until)}</span><code>${file}</code></li>`;
}
