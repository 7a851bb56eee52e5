import { dropdown } from './dropdown.ts';
import { followIntent } from './intent.ts';
import { menu } from './menu.ts';
import { onEveryPage } from './page-change.ts';
import { pauseButton } from './pause.ts';
import { wakeWidgets } from './wake.ts';

/** Inlined into every page; everything here must answer at once, so there is no framework in it. */

const { documentElement: html } = document;

/** Source: specification, section 9: the navigation's flag is set beyond 50 px of scroll. */
const scrolled = () => html.toggleAttribute('data-scrolled', scrollY > 50);
addEventListener('scroll', scrolled, { passive: true });
scrolled();

const helped = document.querySelector<HTMLElement>('.navigation__dropdown');
if (helped) dropdown(helped);

const sheet = document.getElementById('menu');
if (sheet) menu(sheet);

for (const year of document.querySelectorAll('[data-year]')) {
  year.textContent = String(new Date().getFullYear());
}

// The footer has links of its own in that corner.
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

// Source: specification, section 9: at width 1024 or more without touch. Who saves data has none.
const canTrail = matchMedia(
  '(min-width:1024px) and (hover) and (prefers-reduced-motion:no-preference)',
);
const { connection } = navigator as { connection?: { saveData?: boolean } };
if (canTrail.matches && !navigator.maxTouchPoints && !connection?.saveData) {
  addEventListener('pointermove', async () => (await import('./trail.ts')).trail(canTrail), {
    once: true,
  });
}
