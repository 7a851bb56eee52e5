// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { hydrated } from '../../e2e/units/hydrated.tsx';
import { BreakEven } from './break-even.tsx';

const start = () =>
  hydrated(<BreakEven leaves={20} month={1000} pays="our fee, £1,000" reader="Nell" />);

const words = () => document.querySelector('output')?.textContent;
const typed = () => document.querySelector<HTMLInputElement>('[inputmode]');
const slider = () => document.querySelector<HTMLInputElement>('[type="range"]');
const kept = () => JSON.parse(sessionStorage.getItem('draft:contact') ?? '{}').values;

/** React overwrites the field's own `value`, so that only the prototype's tells it of a change. */
const enter = (field: HTMLInputElement | null, text: string) =>
  act(async () => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(field, text);
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });

beforeEach(() => sessionStorage.clear());

test('an example is worked out before anyone touches it', async () => {
  const { complaints } = await start();
  expect(words()).toBe(
    '50 extra sales a month pay for our fee, £1,000: about two each working day' +
      'One may cost £20 at most. That is your ceiling.',
  );
  expect(complaints).toEqual([]);
});

test('the lamp on the ruler changes what a sale leaves, and the field says it', async () => {
  await start();
  await enter(slider(), '0');
  expect(typed()?.value).toBe('3');
  expect(slider()?.getAttribute('aria-valuetext')).toBe('£3');
  expect(words()).toContain('334 extra sales');
});

const pasted: [text: string, left: string, then: string][] = [
  ['£1,350.00', '1350.00', 'One may cost £1,350 at most'],
  ['£45.50 or so', '45.50', 'One may cost £45.50 at most'],
  ['45.', '45.', 'One may cost £45 at most'],
  ['0', '0', 'Put in what one sale leaves you'],
  ['about 40 quid', '40', '25 extra sales'],
  ['0007', '7', '143 extra sales'],
  ['99999999', '99999', '1 extra sale a month pays for'],
  ['-5', '5', '200 extra sales'],
  ['lots', '', 'Put in what one sale leaves you, in pounds.'],
];

test.each(pasted)('"%s" is read as "%s": %s', async (text, left, then) => {
  await start();
  await enter(typed(), text);
  expect(typed()?.value).toBe(left);
  expect(words()).toContain(then);
});

test('keeping half makes the ceiling half, and twice as many sales', async () => {
  const { click } = await start();
  await click(document.querySelectorAll('[type="radio"]')[2]);
  expect(words()).toContain('100 extra sales');
  expect(words()).toContain('£10 at most');
});

test('the sum waits in the contact form’s message', async () => {
  const { click } = await start();
  await click(document.querySelectorAll('[type="radio"]')[1]);
  await click(document.querySelector('a'));
  expect(kept()).toEqual({
    message:
      'One sale leaves us £20, and we want to keep a quarter of it. So one may cost £15, and 67 extra sales a month would pay for our fee, £1,000.',
  });
});

test('a message that is being written is left alone', async () => {
  const values = { name: 'Ann', message: 'Hello' };
  sessionStorage.setItem('draft:contact', JSON.stringify({ savedAt: Date.now(), values }));
  const { click } = await start();
  await click(document.querySelector('a'));
  expect(kept()).toEqual(values);
});
