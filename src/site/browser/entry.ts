// biome-ignore-all assist/source/organizeImports: bundled in this order, every page is 24 bytes smaller.
import { logUnlessLeaving } from '../../engine/browser/departure.ts';
import { followIntent } from '../../engine/browser/intent.ts';
import { onEveryPage } from '../../engine/browser/page-change.ts';
import { pauseButton } from './pause.ts';
import { savesData } from '../../engine/browser/save-data.ts';
import { hydrateWidgets } from '../../engine/browser/hydrate-widgets.ts';

/** Defined by the bundler: if false, all counting code is removed. */
declare const COUNTS: boolean;

/** Inlined into every page. It must respond immediately, so it uses no framework. */

const { documentElement: html } = document;

/** Source: specification, section 9: the navigation changes after 50 px of scroll. */
const scrolled = () => html.toggleAttribute('data-scrolled', scrollY > 50);
addEventListener('scroll', scrolled);
scrolled();

// Filters read these; see `query.ts`.
hydrateWidgets(/[?&](category|search)=/);
followIntent();
addEventListener('click', pauseButton);

onEveryPage(() => {
  // Source: specification, section 2: the attempted path is logged to the console.
  if (document.querySelector('.not-found')) console.error(`404: no page at ${location.pathname}`);
});

// With Save-Data the header and the footer do without their code until they are used, and nothing is
// animated. A module runs only once.
const furnish = () => import('./header-and-footer.ts').catch(logUnlessLeaving);
const animate = () => import('./late.ts').catch(logUnlessLeaving);
const isSaving = savesData();
if (!isSaving) furnish();
for (const sign of ['scroll', 'keydown', isSaving ? 'pointerdown' : 'pointermove']) {
  addEventListener(sign, isSaving ? furnish : animate, { once: true });
}

if (COUNTS) {
  (window.requestIdleCallback ?? setTimeout)(() => import('./counting.ts').catch(logUnlessLeaving));
}
