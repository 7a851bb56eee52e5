// biome-ignore-all assist/source/organizeImports: bundled in this order, every page is 24 bytes smaller.
import { logUnlessLeaving } from '../../engine/browser/departure.ts';
import { closest } from '../../engine/browser/closest.ts';
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

const year = document.querySelector('[data-year]');
if (year) year.textContent = String(new Date().getFullYear());

// For styles: hides the floating button at the page's end, and starts the closing animation.
const footer = document.querySelector('.footer');
const observer = new IntersectionObserver(
  (entries) => {
    html.toggleAttribute('data-footer', entries.at(-1)?.isIntersecting);
  },
  // About the height of the closing scene, which is above the footer.
  { rootMargin: '500px' },
);
if (footer) observer.observe(footer);

// Filters read these; see `query.ts`.
hydrateWidgets(/[?&](category|search)=/);
followIntent();
addEventListener('click', pauseButton);

onEveryPage(() => {
  // Source: specification, section 2: the attempted path is logged to the console.
  if (document.querySelector('.not-found')) console.error(`404: no page at ${location.pathname}`);
});

// Animations load on the first interaction, and the menus' code with the page, but with Save-Data
// only when a menu's button is used. A module runs only once.
const animate = () => import('./late.ts').catch(logUnlessLeaving);
const takeOverMenus = () => import('./menus.ts').catch(logUnlessLeaving);
if (!savesData()) {
  for (const sign of ['pointermove', 'scroll', 'keydown']) {
    addEventListener(sign, animate, { once: true });
  }
  addEventListener('load', takeOverMenus);
}
for (const sign of ['pointerover', 'touchstart', 'focusin']) {
  addEventListener(sign, (event) => closest(event, 'header button') && takeOverMenus());
}

if (COUNTS) {
  (window.requestIdleCallback ?? setTimeout)(() => import('./counting.ts').catch(logUnlessLeaving));
}
