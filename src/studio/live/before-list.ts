import { type LiveStep, stepsLeft } from '../../engine/define-site.ts';
import { escapeHtml } from '../../engine/kernel/html.ts';
import type { PlannedSite } from '../../engine/stages/planned-site.ts';
import { logo } from '../../site/illustration/logo.ts';
import { palette } from '../../site/illustration/palette.ts';
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
    `<h1>Before you go live</h1><p>${lead}</p><ul>${steps.map(item).join('')}</ul>`,
    { header },
  );
}

const { width, height, beam, lampRoom, tower, whiteBand } = logo;

/** As the desk's own. */
const header = `<header class="bar"><a href="/desk"><svg viewBox="0 0 ${width} ${height}" aria-hidden="true"><path fill="${palette.beam}" d="${beam}"/><path fill="currentColor" d="${lampRoom}"/><path fill="${palette.red}" d="${tower}"/><path fill="${palette.white}" d="${whiteBand}"/></svg>The desk</a></header>`;

function item({ what, where, isDone, how, isOptional }: LiveStep): string {
  const name = escapeHtml(what);
  const isOfMany = where.endsWith('/');
  const at = isOfMany ? `find=${where.split('/').at(-2)}` : `file=${encodeURIComponent(where)}`;
  const isContent = where.startsWith('content/');
  const link = isContent ? `<a href="/desk?${at}">${name}</a>` : name;
  const open = isOptional ? 'If you like' : isDone === undefined ? 'Look yourself' : 'To do';
  return `<li><b>${link}</b><span>${isDone ? 'Done' : open}. ${escapeHtml(how)}</span>${isContent ? '' : `<small>For whoever looks after the site: ${escapeHtml(where)}</small>`}</li>`;
}
