// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hydrated } from '../../e2e/units/hydrated.tsx';
import { ShareBar } from './share-bar.tsx';
import { dismiss, toastStore } from './toast.ts';

const url = 'https://pierlight.example/insights/a?b=1&c=2';
const start = () => hydrated(<ShareBar url={url} title="Reels & ads: 50% off?" />);
const button = (name: string) => document.querySelector(`button[aria-label="${name}"]`);

beforeEach(() => history.replaceState(null, '', '/insights?category=content'));

afterEach(async () => {
  await act(async () => {
    for (const { id } of toastStore.read()) dismiss(id);
  });
});

const links: [name: string, href: string][] = [
  ['Facebook', `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`],
  [
    'X',
    `https://x.com/intent/tweet?url=${encodeURIComponent(url)}&text=Reels%20%26%20ads%3A%2050%25%20off%3F`,
  ],
  ['LinkedIn', `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}`],
];

test.each(links)('sharing on %s opens a new window with everything encoded', async (name, href) => {
  await start();
  const link = document.querySelector(`[aria-label="Share on ${name}"]`);
  expect(link?.getAttribute('href')).toBe(href);
  expect(link?.getAttribute('target')).toBe('_blank');
  expect(link?.getAttribute('rel')).toContain('noopener');
});

test('copying writes the address that is open to the clipboard and says so', async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  const { click } = await start();
  await click(button('Copy link'));
  expect(writeText).toHaveBeenCalledWith(location.href);
  expect(toastStore.read()).toMatchObject([
    { kind: 'success', title: 'Link copied to clipboard!' },
  ]);
});

test('if the clipboard is refused, the address is selected and the message says so', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const writeText = vi.fn(async () => Promise.reject(new DOMException('No.', 'NotAllowedError')));
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  const { click, widget } = await start();
  await click(button('Copy link'));
  const field = widget.querySelector('input');
  expect(field?.value).toBe(location.href);
  expect(document.activeElement).toBe(field);
  expect([field?.selectionStart, field?.selectionEnd]).toEqual([0, location.href.length]);
  expect(toastStore.read()).toMatchObject([{ kind: 'destructive' }]);
  field?.blur();
  await click(button('Copy link'));
  expect(document.activeElement).toBe(field);
});

test('the native share button appears only on devices that support it', async () => {
  await start();
  expect(button('Share')).toBeNull();
  const share = vi.fn(async () => {});
  vi.stubGlobal('navigator', { share });
  const { click, complaints } = await start();
  await click(button('Share'));
  expect(share).toHaveBeenCalledWith({ url, title: 'Reels & ads: 50% off?' });
  expect(complaints).toEqual([]);
});

test('closing the native share sheet is not an error', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const share = async () => Promise.reject(new DOMException('Closed.', 'AbortError'));
  vi.stubGlobal('navigator', { share });
  const { click } = await start();
  await click(button('Share'));
  expect(error).not.toHaveBeenCalled();
});
