import { type LiveStep, stepsLeft } from '../../engine/define-site.ts';
import { escapeHtml } from '../../engine/kernel/html.ts';
import type { PlannedSite } from '../../engine/stages/planned-site.ts';
import type { LiveAnswer } from './messages.ts';
import { ownPage } from './start-page.ts';

/** The checklist before going live. It doesn't affect builds. */
export function beforeList({ definition, site }: PlannedSite): LiveAnswer {
  const steps = definition.beforeLive?.(site, undefined) ?? [];
  const left = stepsLeft(steps).length;
  const lead =
    left === 0
      ? 'The content is your own. Check yourself what cannot be checked from here.'
      : `${left === 1 ? 'One is' : `${left} are`} left. None of this stops the site from being built.`;
  return ownPage(
    200,
    'Before you go live',
    `<h1>Before you go live</h1><p>${lead} <a href="/desk">To the desk</a></p><ul>${steps.map(item).join('')}</ul>`,
  );
}

function item({ what, where, isDone, how, isOptional }: LiveStep): string {
  const name = escapeHtml(what);
  const isOfMany = where.endsWith('/');
  const at = isOfMany ? `find=${where.split('/').at(-2)}` : `file=${encodeURIComponent(where)}`;
  const isContent = where.startsWith('content/');
  const link = isContent ? `<a href="/desk?${at}">${name}</a>` : name;
  const open = isOptional ? 'If you like' : isDone === undefined ? 'Look yourself' : 'To do';
  return `<li><b>${link}</b><span>${isDone ? 'Done' : open}. ${escapeHtml(how)}</span>${isContent ? '' : `<code>${escapeHtml(where)}</code>`}</li>`;
}
