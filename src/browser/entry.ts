import { dropdown } from './dropdown.ts';
import { followIntent } from './intent.ts';
import { menu } from './menu.ts';
import { onEveryPage } from './page-change.ts';
import { pauseButton } from './pause.ts';
import { wakeWidgets } from './wake.ts';

/** Inlined into every page. It must respond immediately, so it uses no framework. */

const { documentElement: html } = document;

/** Source: specification, section 9: the navigation changes after 50 px of scroll. */
const scrolled = () => html.toggleAttribute('data-scrolled', scrollY > 50);
addEventListener('scroll', scrolled, { passive: true });
scrolled();

const whoWeHelp = document.querySelector<HTMLElement>('.navigation__dropdown');
if (whoWeHelp) dropdown(whoWeHelp);

const mobileMenu = document.getElementById('menu');
if (mobileMenu) menu(mobileMenu);

for (const year of document.querySelectorAll('[data-year]')) {
  year.textContent = String(new Date().getFullYear());
}

// Styles hide the floating button over the footer's own links, and start the closing beam.
const footer = new IntersectionObserver((entries) => {
  html.toggleAttribute('data-footer', entries.at(-1)?.isIntersecting);
});
for (const element of document.querySelectorAll('.footer')) footer.observe(element);

wakeWidgets();
followIntent();
document.addEventListener('click', pauseButton);

onEveryPage(() => {
  // Source: specification, section 2: the attempted path is logged to the console.
  if (document.querySelector('.not-found')) console.error(`404: no page at ${location.pathname}`);
});

// Source: specification, section 9: from 1024 px wide, without touch. Disabled by Save-Data.
const canTrail = matchMedia(
  '(min-width:1024px) and (hover) and (prefers-reduced-motion:no-preference)',
);
const { connection } = navigator as { connection?: { saveData?: boolean } };
if (canTrail.matches && !navigator.maxTouchPoints && !connection?.saveData) {
  addEventListener('pointermove', async () => (await import('./trail.ts')).trail(canTrail), {
    once: true,
  });
}
