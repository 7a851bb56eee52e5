import { dropdown } from './dropdown.ts';
import { menu } from './menu.ts';

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

const floating = document.querySelector('.floating');
const footer = document.querySelector('.footer');
if (floating && footer) {
  // The footer has links of its own in that corner.
  new IntersectionObserver((entries) => {
    floating.toggleAttribute('data-away', entries.at(-1)?.isIntersecting);
  }).observe(footer);
}

for (const year of document.querySelectorAll('[data-year]')) {
  year.textContent = String(new Date().getFullYear());
}

// Source: specification, section 2: the attempted path is logged to the console.
if (document.querySelector('.not-found')) console.error(`404: no page at ${location.pathname}`);
