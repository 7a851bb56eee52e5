// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { type Hydrated, hydrated } from '../../e2e/units/hydrated.tsx';
import { Tabs } from './tabs.tsx';

const tabs = ['goal', 'how', 'proof'].map((id) => ({ id, name: id.toUpperCase() }));
const page = tabs.map(({ id }) => `<div id="${id}"></div>`).join('');
let mounted: Hydrated | undefined;
const start = async () => {
  mounted = await hydrated(<Tabs label="How we work" tabs={tabs} initial="how" />, page);
  return mounted;
};
afterEach(() => mounted?.unmount());

const selected = () => document.querySelector('[aria-selected="true"]')?.textContent;
const shown = () => [...document.querySelectorAll('[data-chosen]')].map(({ id }) => id);

test('"how" is selected at first', async () => {
  const { complaints } = await start();
  expect(selected()).toBe('HOW');
  expect(shown()).toEqual(['how']);
  expect(complaints).toEqual([]);
});

test.each(tabs)('clicking $name shows its panel and no other', async ({ id, name }) => {
  const { click } = await start();
  await click(document.querySelector(`#tab-${id}`));
  expect(selected()).toBe(name);
  expect(shown()).toEqual([id]);
});

/** In one row, where Up and Down scroll the page. */
const keys: [key: string, name: string][] = [
  ['ArrowRight', 'PROOF'],
  ['ArrowLeft', 'GOAL'],
  ['Home', 'GOAL'],
  ['End', 'PROOF'],
  ['ArrowDown', 'HOW'],
  ['ArrowUp', 'HOW'],
  ['a', 'HOW'],
];

test.each(keys)('the key %s moves from HOW to %s', async (key, name) => {
  const { press } = await start();
  document.querySelector<HTMLElement>('#tab-how')?.focus();
  await press(document.querySelector('#tab-how'), key);
  expect(selected()).toBe(name);
  expect(document.activeElement?.textContent).toBe(name);
});

test('Alt and an arrow key are left to the browser', async () => {
  await start();
  const how = document.querySelector('#tab-how');
  const init = { key: 'ArrowLeft', altKey: true, bubbles: true, cancelable: true };
  const event = new KeyboardEvent('keydown', init);
  how?.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
  expect(selected()).toBe('HOW');
});

test('arrow keys wrap at both ends', async () => {
  const { click, press } = await start();
  await click(document.querySelector('#tab-proof'));
  await press(document.querySelector('#tab-proof'), 'ArrowRight');
  expect(selected()).toBe('GOAL');
  await press(document.querySelector('#tab-goal'), 'ArrowLeft');
  expect(selected()).toBe('PROOF');
});

test('only the selected tab can be reached with Tab, and so can the panels', async () => {
  await start();
  const order = [...document.querySelectorAll('[role="tab"]')].map((tab) =>
    tab.getAttribute('tabindex'),
  );
  expect(order).toEqual(['-1', '0', '-1']);
  expect(document.querySelector('#goal')?.getAttribute('tabindex')).toBe('0');
});
