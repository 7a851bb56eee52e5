// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismiss, toast, toastStore } from './toast.ts';
import { Toaster } from './toaster.tsx';

let unmount = async () => {};

beforeEach(async () => {
  vi.useFakeTimers();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.innerHTML = '<button id="before"></button><div id="here"></div>';
  const root = createRoot(document.querySelector('#here') as Element);
  await act(async () => root.render(<Toaster store={toastStore} />));
  unmount = () => act(async () => root.unmount());
});

afterEach(async () => {
  await unmount();
  for (const { id } of toastStore.read()) dismiss(id);
  vi.useRealTimers();
});

const titles = () =>
  [...document.querySelectorAll('#here b')].map(({ textContent }) => textContent);
const say = (kind: 'success' | 'destructive', title: string) =>
  act(async () => toast({ kind, title, text: 'More.' }));
const wait = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
const card = () => document.querySelector('.toast');
const event = (target: EventTarget | null, type: string, init = {}) =>
  act(async () => {
    target?.dispatchEvent(new Event(type, { bubbles: true, ...init }));
  });

test('a message shows, and disappears after its time', async () => {
  await say('success', 'Done');
  expect(titles()).toEqual(['Done']);
  expect(card()?.className).toContain('toast--success');
  await wait(5999);
  expect(titles()).toEqual(['Done']);
  await wait(1);
  expect(titles()).toEqual([]);
});

test('at most the newest three show, and a repeated message shows once', async () => {
  for (const title of ['One', 'Two', 'Three', 'Four', 'Three']) await say('success', title);
  expect(titles()).toEqual(['Two', 'Four', 'Three']);
});

test('an error message stays twice as long', async () => {
  await say('destructive', 'Oh');
  await wait(11_999);
  expect(titles()).toEqual(['Oh']);
  await wait(1);
  expect(titles()).toEqual([]);
});

const holds: Record<string, string> = { pointerover: 'pointerout', focusin: 'focusout' };

test.each(Object.entries(holds))('from %s until %s the timer is paused', async (start, end) => {
  await say('success', 'Read me');
  await event(card(), start);
  await wait(60_000);
  expect(titles()).toEqual(['Read me']);
  await event(card(), end);
  await wait(6000);
  expect(titles()).toEqual([]);
});

test('the button closes its own message, and focus returns', async () => {
  await say('success', 'One');
  await say('success', 'Two');
  const before = document.querySelector<HTMLElement>('#before');
  const close = document.querySelector<HTMLElement>('[aria-label="Dismiss"]');
  before?.focus();
  await act(async () => close?.focus());
  await act(async () => close?.click());
  expect(titles()).toEqual(['Two']);
  expect(document.activeElement).toBe(before);
});

test('Escape closes the newest message', async () => {
  await say('success', 'One');
  await say('success', 'Two');
  const press = () =>
    act(async () => {
      dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }));
    });
  await press();
  expect(titles()).toEqual(['One']);
  await press();
  expect(titles()).toEqual([]);
});

test('a new message does not restart the timer of the first', async () => {
  await say('success', 'One');
  await wait(4000);
  await say('success', 'Two');
  await wait(2000);
  expect(titles()).toEqual(['Two']);
});
