import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fixtureSite } from '../../e2e/fixtures/fixture-site.ts';
import { root } from '../../e2e/root.ts';
import { quizForm } from '../forms/quiz.ts';
import { fullPrice, shortPrice } from './money.ts';
import { hoursInWords } from './opening-hours.ts';
import { prices } from './prices.ts';
import { facts } from './stated-facts.ts';

const { settings, prices: own } = fixtureSite;

/** The sizes of a retainer at other prices. */
const sizes = (pounds: number[]) =>
  own.retainer.map((size, at) => ({ ...size, price: pounds[at] ?? 0 }));

test('a changed price changes everything that is said of it', () => {
  const retainer = sizes([1200, 2000, 3500]);
  const changed = facts({
    settings,
    prices: { ...own, retainer, minimumAdSpend: 1500 },
    projects: {},
  });
  expect(changed.retainer).toBe('£1.2k to £3.5k or more a month');
  expect(changed['minimum-ads']).toBe('£1,500');
  expect(changed['smallest-month']).toBe('£2,700');
});

test('prices are said as people say them', () => {
  expect([950, 1000, 1250, 12_500].map(shortPrice)).toEqual(['£950', '£1k', '£1,250', '£12.5k']);
  expect([12_500, 5.4].map(fullPrice)).toEqual(['£12,500', '£5.40']);
});

test('opening hours are said as people say them', () => {
  expect(
    hoursInWords([
      { from: 'Monday', to: 'Friday', opens: '09:00', closes: '17:30' },
      { from: 'Saturday', to: 'Saturday', opens: '10:15', closes: '12:00' },
    ]),
  ).toBe('Monday to Friday, 9\u00a0am to 5.30\u00a0pm; Saturday, 10.15\u00a0am to 12\u00a0pm');
});

test('/privacy names every company that leads go to, and what it does with them', () => {
  const recipients = [
    { name: 'Zapier', does: 'passes it on' },
    { name: 'HubSpot', does: 'keeps our list of enquiries' },
  ];
  const stated = facts({ settings: { ...settings, recipients }, prices: own, projects: {} });
  expect(stated.recipients).toBe(
    'What you send in a form also goes to Zapier, which passes it on, and to HubSpot, which keeps our list of enquiries. No other company receives it.',
  );
});

test('sizes of a retainer that do not grow are refused with the cure', () => {
  const retainer = sizes([2000, 1000, 3000]);
  expect(prices.safeParse({ ...own, retainer }).error?.issues[0]?.message).toMatch(
    'Put the sizes in that order',
  );
});

test('content/README.md lists every fact with what it stands for today', () => {
  const section = readFileSync(join(root, 'content/README.md'), 'utf8')
    .split('### ')
    .find((part) => part.startsWith('Facts'));
  const listed = [...(section ?? '').matchAll(/^\| `\{\{ ([a-z-]+) \}\}` \|/gm)].map(
    ([, name]) => name,
  );
  expect(listed).toEqual(Object.keys(facts({ settings, prices: own, projects: {} })));
});

test('the quiz offers budgets that begin with the smallest retainer and break at the largest', () => {
  const [small = 0, , large = 0] = own.retainer.map(({ price }) => price);
  const budgets = quizForm.steps.flatMap(({ fields }) =>
    fields.flatMap((field) => (field.name === 'budget' ? [field.options] : [])),
  );
  const [[first] = []] = budgets;
  expect(first).toBe(`${shortPrice(small)}–${shortPrice(large)}`);
});
