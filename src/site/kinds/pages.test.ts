import { Window } from 'happy-dom';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { fixtureSite } from '../../e2e/fixtures/fixture-site.ts';
import { picturesOn, rendering } from '../../e2e/units/rendering.ts';
import { brotliBytes } from '../../engine/output/weight.ts';
import { document } from '../../engine/render/frame.ts';
import { renderPage } from '../../engine/render/render-page.tsx';
import { routeTable } from '../own-site.ts';

const routes = routeTable(fixtureSite);
const context = { ...rendering, site: fixtureSite };

const opened = new Map<string, ReturnType<typeof open>>();

/** A page as a browser without scripts sees it, rendered once for all tests. */
function page(path: string) {
  const known = opened.get(path) ?? open(path);
  opened.set(path, known);
  return known;
}

function open(path: string) {
  const route = routes.find((route) => route.path === path);
  if (!route) throw new Error(`There is no route ${path}.`);
  const { body } = renderPage(route, context);
  const pictures = picturesOn(route, fixtureSite);
  const { document } = new Window();
  document.body.innerHTML = body;
  const text = (selector: string) =>
    [...document.querySelectorAll(selector)].map((element) => element.textContent);
  return { body, pictures, text, find: (selector: string) => document.querySelectorAll(selector) };
}

test.each(routes)('$path never shows two adjacent pictures in the same scheme', ({ path }) => {
  // On a phone the narrow picture takes the wide one's place: only one of them is shown.
  // A film has its picture twice, for two rows.
  const shown = page(path).pictures.filter(({ name, options }, at, all) => {
    if (name === all[at - 1]?.name) return false;
    const drawn = 'composition' in options ? options.composition : undefined;
    const isPaired = drawn && (drawn.view === 'series' || 'isWhole' in drawn);
    return !isPaired || options.seed !== all[at - 1]?.options.seed;
  });
  const schemes = shown.map(({ scheme }) => scheme);
  expect(schemes.filter((scheme, at) => scheme === schemes[at + 1])).toEqual([]);
});

test('Home has hero buttons, ten logos twice, four services, three projects, three quotes', () => {
  const { text, find } = page('/');
  expect(text('.hero .button')).toEqual(['See our work', 'What we do']);
  expect(find('.logo-strip li')).toHaveLength(20);
  expect(find('.logo-strip [aria-hidden] li')).toHaveLength(10);
  expect(find('.lantern h3')).toHaveLength(4);
  expect(find('.projects a')).toHaveLength(3);
  expect(find('.testimonials blockquote')).toHaveLength(3);
  expect(find('.testimonials mark').length).toBeGreaterThanOrEqual(3);
  expect(text('.how__name')).toEqual(['Goal', 'How', 'Proof']);
});

test('the navigation marks the current page, Insights on an article, and whom we help', () => {
  const current = (path: string) => page(path).text('.navigation__links [aria-current]');
  expect(current('/work')).toEqual(['Work']);
  expect(current('/insights/content-calendars-that-actually-work')).toEqual(['Insights']);
  expect(current('/')).toEqual(['Home']);
  expect(current('/who-we-help/b2b')).toEqual(['Who We Help']);
});

test('the footer has its columns, the address, four networks, the place and the year', () => {
  const { text, find } = page('/about');
  expect(text('.footer nav h2')).toEqual(['Navigation', 'Sectors', 'Locations']);
  expect(text('.footer p + a')).toEqual(['hello@pierlight.example']);
  expect(text('.footer div > ul a')).toEqual(['Instagram', 'X', 'Facebook', 'TikTok']);
  expect(text('[data-year]')).toEqual(['2026']);
  expect(find('.footer a[href="/privacy"]')).toHaveLength(1);
  expect(find('.footer a[href="/accessibility"]')).toHaveLength(1);
});

test('Work has four rows of three results, the timeline and the floating button', () => {
  const { text, find } = page('/work');
  expect(find('.case-row')).toHaveLength(4);
  expect(find('.case-row .metrics dd')).toHaveLength(12);
  expect(text('.timeline b')).toEqual(['2019', '2022', '2024']);
  expect(text('.floating')).toEqual(['Get in touch']);
});

test('Work and Insights list the specification’s categories, All first', () => {
  const names = (path: string) =>
    page(path)
      .text('.chips li')
      .map((text) => text?.replace(/ \d+$/, ''));
  expect(names('/work')).toEqual(['All', 'Content', 'Paid Media', 'Video', 'Strategy']);
  expect(names('/insights')).toEqual([
    ...['All', 'Strategy', 'Content', 'Social Media', 'Paid Ads', 'Analytics'],
    ...['Hospitality', 'Sports', 'EdTech', 'Trades'],
  ]);
});

test('Services shows outcomes, what you get and FAQs of all five services', () => {
  const { text, find } = page('/services');
  expect(text('.services__service h3').filter((title) => title === 'Outcomes')).toHaveLength(5);
  expect(text('.services__service h3').filter((title) => title === 'What you get')).toHaveLength(5);
  expect(find('.services__service .faqs')).toHaveLength(5);
});

test('the contact screen has both forms, the mail link and all of the quiz’s choices', () => {
  const { text, find } = page('/quiz');
  expect(find('.founder-card a[href="mailto:hello@pierlight.example"]')).toHaveLength(1);
  expect(find('form')).toHaveLength(2);
  expect(text('.form__progress')).toEqual(['Step 1 of 6']);
  expect(find('.form [data-step]')).toHaveLength(6);
  expect(find('.option')).toHaveLength(16);
  expect(find('#contact-name[required], #contact-email[required]')).toHaveLength(2);
});

test('/contact opens with the form and /quiz with the quiz, and both have the same words', () => {
  const forms = (path: string) =>
    page(path)
      .text('.form')
      .map((words) => words?.slice(0, 4));
  expect(forms('/contact')).toEqual(['Name', 'Step']);
  expect(forms('/quiz')).toEqual(['Step', 'Name']);
  const headings = (path: string) => page(path).text('main h1, main h2').sort();
  expect(headings('/quiz')).toEqual(headings('/contact'));
  expect(page('/quiz').text('h1')).toEqual(['60-Second Growth Quiz']);
});

test('the quiz is hydrated at once on /quiz, and Next is disabled in the HTML', () => {
  const first = (path: string) => page(path).find('[data-widget="quiz-form"][data-first]').length;
  expect([first('/quiz'), first('/contact')]).toEqual([1, 0]);
  expect(page('/quiz').find('.form--quiz [type="submit"][disabled]')).toHaveLength(1);
});

test.each(['/', '/services', '/contact'])('%s links to the quiz', (path) => {
  expect(page(path).find('main a[href="/quiz"]').length).toBeGreaterThan(0);
});

test('the 404 screen says 404 and links to Home', () => {
  const { text, find } = page('*');
  expect(text('main')[0]).toContain('404');
  expect(text('h1')).toEqual(['Oops! Page not found']);
  expect(find('main a[href="/"]')).toHaveLength(1);
});

test('Thank-you has the booking section, three steps and links to read meanwhile', () => {
  const { text, find } = page('/thank-you');
  expect(find('.booking .button[href^="mailto:"]')).toHaveLength(1);
  expect(find('.booking td a[href^="mailto:"]')).toHaveLength(15);
  expect(text('.steps h3')).toEqual(['Initial Review', 'Strategy Session', 'Tailored Proposal']);
  expect(find('.wait a')).toHaveLength(3);
});

test('Thank-you leads to online booking once its address is set, and embeds nothing', () => {
  const booking = 'https://cal.com/pierlight/session';
  const site = { ...fixtureSite, settings: { ...fixtureSite.settings, booking } };
  const route = routeTable(site).find(({ path }) => path === '/thank-you');
  if (!route) throw new Error('There is no thank-you page.');
  const { document } = new Window();
  document.body.innerHTML = renderPage(route, { ...context, site }).body;
  const link = document.querySelector(`.booking a[href="${booking}"]`);
  expect(link?.textContent).toBe('Choose a time at Cal.com');
  expect(document.querySelectorAll('.booking table, .booking iframe')).toHaveLength(0);
  expect(document.querySelectorAll('.booking .button[href^="mailto:"]')).toHaveLength(1);
});

test('an article shows its date in British format and its reading time', () => {
  const { text } = page('/insights/content-calendars-that-actually-work');
  expect(text('.article__byline')[0]).toMatch(/5 June 2025, \d+ minute read/);
});

test('what an article gives to take away stands across the page after its text, before what to share', () => {
  const route = (extra: string) => {
    const [first, ...rest] = fixtureSite.articles;
    if (!first) throw new Error('There is no article.');
    const body = { ...first.body, html: first.body.html + extra };
    const site = { ...fixtureSite, articles: [{ ...first, body }, ...rest] };
    const found = routeTable(site).find(({ path }) => path === first.path);
    if (!found) throw new Error('It has no page.');
    const { document } = new Window();
    document.body.innerHTML = renderPage(found, { ...context, site }).body;
    return document;
  };
  const ended = route(
    '<h2 id="to-take-away-a-list">To take away: a list</h2><ul><li>Ask</li></ul>',
  );
  expect(ended.querySelector('.take-away li')?.textContent).toBe('Ask');
  expect(ended.querySelectorAll('.article__columns h2[id^="to-take-away"]')).toHaveLength(0);
  expect(ended.querySelectorAll('.take-away ~ *, .take-away .article__share')).toHaveLength(1);
  expect(route('').querySelectorAll('.article__columns .article__share')).toHaveLength(1);
});

test('the share links include the page’s address, and X its title too', () => {
  const { find } = page('/insights/content-calendars-that-actually-work');
  const links = [...find('.share-links a')].map((a) => a.getAttribute('href') ?? '');
  const url = encodeURIComponent(
    'https://pierlight.example/insights/content-calendars-that-actually-work',
  );
  expect(links).toHaveLength(3);
  for (const link of links) expect(link).toContain(url);
  expect(links[1]).toContain('text=Content%20Calendars%20That%20Actually%20Work');
});

test('a project’s page sets its work, its turning point, its mistake and its people beside the text', () => {
  const { find, text } = page('/projects/gst-marketing-brief');
  expect(find('.piece img[alt*="desk bell"]')).toHaveLength(1);
  expect(text('.figures b')).toEqual(['£149', '£69']);
  expect(text('.plate del')).toEqual(['jobs', 'vacancy', 'salary']);
  expect(find('.faces img')).toHaveLength(2);
  const words = text('.spread .prose').join(' ');
  expect(words).toContain('Transparency Code');
});

test('a chapter under a large drawing keeps what came of its work', () => {
  const { find, text } = page('/projects/calm-dog');
  expect(find('.scene img')).toHaveLength(1);
  expect(text('.scene__captions b')).toEqual(['61% watched the wobble to its end']);
});

test('a project says two short paragraphs large at most: where its story opens and turns', () => {
  const said = fixtureSite.projects.map(
    ({ path }) => page(path).find('.spread > .spread__words > .said > p').length,
  );
  expect(Math.max(...said)).toBeGreaterThan(0);
  expect(Math.max(...said)).toBeLessThanOrEqual(2);
});

test('a film’s storyboard has a screen to play it on, and its frames, which say what they show', () => {
  const { find } = page('/projects/calm-dog');
  expect(find('.animatic__screen img[alt=""][width][height]')).toHaveLength(1);
  expect(find('.animatic__frames img[alt^="Six upright frames"]')).toHaveLength(1);
});

test('an error in a component names its page and source file', () => {
  const [route] = routes;
  if (!route) throw new Error('There is no route.');
  const cause = new Error('no such thing');
  const Broken = () => {
    throw cause;
  };
  const broken = { ...route, element: createElement(Broken) };
  const message = 'content/pages/home.md (/) cannot be rendered: no such thing';
  expect(() => renderPage(broken, context)).toThrow(new Error(message, { cause }));
});

test('a template with an unknown placeholder is refused', () => {
  expect(() => document('{{body}}{{hed}}', { body: '' })).toThrow('{{hed}}, which does not exist');
  expect(() => document('{{body}}', { body: '', head: '' })).toThrow('lacks {{head}}');
});

test('words that look like a replacement pattern are shown as they are', () => {
  expect(document('{{body}}', { body: "costs $1 or $& or $'" })).toBe("costs $1 or $& or $'");
});

test('the list of insights is as small with 4,000 articles as with 25', () => {
  const weight = (count: number, path: string) => {
    const [pattern] = fixtureSite.articles;
    if (!pattern) throw new Error('There is no article.');
    const articles = Array.from({ length: count }, (_, at) => ({
      ...pattern,
      title: `Article number ${at}`,
      path: `/insights/article-number-${at}`,
      featured: at < 3,
    }));
    const site = { ...fixtureSite, articles };
    const route = routeTable(site).find((route) => route.path === path);
    if (!route) throw new Error(`There is no route ${path}.`);
    const data = JSON.stringify(route.handle.metadata.structuredData);
    return brotliBytes(renderPage(route, { ...context, site }).body + data);
  };
  expect(weight(4000, '/insights')).toBeLessThan(weight(25, '/insights') + 100);
  expect(weight(4000, '/insights/page/90')).toBeLessThan(weight(25, '/insights'));
});
