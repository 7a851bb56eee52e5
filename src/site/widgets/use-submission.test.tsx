// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hydrated } from '../../e2e/units/hydrated.tsx';
import { ContactForm } from './contact-form.tsx';
import { type Sender, SenderContext } from './sender.ts';
import { dismiss, toastStore } from './toast.ts';

/** Where the form navigated: the URL of an e-mail or the path of a page. */
let visited: string[] = [];
let unmount = async () => {};
const loadRules = () => import('../forms/parse-form.ts');
const send = vi.fn<Sender['send']>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  visited = [];
  const assign = (path: string) => void visited.push(path);
  vi.stubGlobal('location', {
    assign,
    set href(address: string) {
      assign(address);
    },
  });
});

afterEach(async () => {
  await unmount();
  for (const { id } of toastStore.read()) dismiss(id);
  sessionStorage.clear();
  send.mockReset();
  vi.useRealTimers();
});

const field = (name: string) => document.querySelector(`[name="${name}"]`) as HTMLInputElement;
const button = () => document.querySelector('[type="submit"]') as HTMLButtonElement;
const titles = () => toastStore.read().map(({ title }) => title);
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function start(values: Record<string, string> = {}) {
  const sender = { prepare() {}, loadRules, send };
  const { unmount: end } = await hydrated(
    <SenderContext value={sender}>
      <ContactForm email="hello@pierlight.example" note="" />
    </SenderContext>,
  );
  unmount = end;
  const filled = { name: 'Ann', email: 'ann@x.example', message: 'Hello', ...values };
  for (const [name, value] of Object.entries(filled)) field(name).value = value;
}

async function type(name: string, value: string) {
  await act(async () => {
    field(name).value = value;
    field(name).dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/** Submits the form and waits for the schema, which is loaded on demand. */
async function submit() {
  const form = document.querySelector('form');
  await act(async () => {
    form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    await vi.dynamicImportSettled();
  });
}

test('while sending, the button says so and is disabled, and the fields are read-only', async () => {
  send.mockReturnValue(new Promise(() => {}));
  await start();
  await submit();
  expect(button().textContent).toBe('Sending...');
  expect(button().disabled).toBe(true);
  expect(field('message').readOnly).toBe(true);
  await submit();
  expect(send).toHaveBeenCalledTimes(1);
});

test('a stored submission shows a message, clears the form and opens the thank-you page', async () => {
  send.mockResolvedValue();
  await start();
  await submit();
  expect(titles()).toEqual(['Message sent!']);
  expect(field('name').value).toBe('');
  await wait(1499);
  expect(visited).toEqual([]);
  await wait(1);
  expect(visited).toEqual(['/thank-you']);
});

test('after Back from there, the form can be sent again', async () => {
  send.mockResolvedValue();
  await start();
  await submit();
  await wait(1500);
  expect(button().disabled).toBe(false);
  await type('name', 'Ann');
  await type('email', 'ann@x.example');
  await submit();
  expect(send).toHaveBeenCalledTimes(2);
});

test('a failed submission stays in the form, opens one e-mail, and offers it in a panel that has the focus', async () => {
  send.mockRejectedValue(new Error('No.'));
  await start();
  await submit();
  expect(titles()).toEqual(['Something went wrong']);
  expect(visited).toEqual([expect.stringMatching(/^mailto:hello@pierlight\.example\?/)]);
  expect(field('message').value).toBe('Hello');
  expect(button().disabled).toBe(false);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Send it by email');
});

test('text typed before hydration is saved in the draft too', async () => {
  const form = <ContactForm email="hello@pierlight.example" note="" />;
  const { unmount: end } = await hydrated(form, '', () => {
    field('name').value = 'Ann';
  });
  unmount = end;
  expect(sessionStorage.getItem('draft:contact')).toContain('"name":"Ann"');
});

test('a new attempt clears the messages of the last one', async () => {
  send.mockRejectedValueOnce(new Error('No.'));
  await start();
  await submit();
  expect(titles()).toEqual(['Something went wrong']);
  send.mockReturnValue(new Promise((resolve) => setTimeout(resolve, 900)));
  await submit();
  expect(titles()).toEqual([]);
  await wait(900);
  expect(titles()).toEqual(['Message sent!']);
});

test('the e-mail in the panel includes corrections made since', async () => {
  send.mockRejectedValue(new Error('No.'));
  await start();
  await submit();
  await type('message', 'Hello again');
  const link = [...document.querySelectorAll('a')].find((a) => a.textContent === 'open it here');
  expect(decodeURIComponent(link?.href ?? '')).toContain('Hello again');
});

test('an error is shown next to its field, and correcting one does not move the focus', async () => {
  await start({ name: ' ', email: 'ann', company: 'x'.repeat(101) });
  await submit();
  expect(document.activeElement).toBe(field('name'));
  const told = ['name', 'email', 'company'].map((name) => {
    const note = field(name).getAttribute('aria-describedby') ?? '';
    return document.querySelector(`#${note}`)?.textContent;
  });
  expect(told).toEqual([
    ...['Name is required', 'Invalid email address'],
    'Company name must be less than 100 characters',
  ]);
  await type('name', 'A');
  expect(document.activeElement).toBe(field('name'));
  expect(field('name').getAttribute('aria-invalid')).toBeNull();
  expect(field('email').getAttribute('aria-invalid')).toBe('true');
  expect(send).not.toHaveBeenCalled();
});

test('an answer after the timeout counts as a failure, and nothing is sent afterwards', async () => {
  send.mockReturnValue(new Promise((resolve) => setTimeout(resolve, 9000)));
  await start();
  await submit();
  await wait(7999);
  expect(titles()).toEqual(['Something went wrong']);
  const [, , signal] = send.mock.calls[0] ?? [];
  expect(signal?.aborted).toBe(true);
  await wait(4000);
  expect(visited).toHaveLength(1);
});

test.each([
  ['stored', 'Message sent!', () => Promise.resolve()],
  ['refused', 'Something went wrong', () => Promise.reject(new Error('No.'))],
] as const)(
  'a visitor who leaves the page while sending sees that it was %s, and is not redirected',
  async (...row) => {
    const [, title, outcome] = row;
    send.mockImplementation(() => new Promise((resolve) => setTimeout(resolve, 900)).then(outcome));
    await start();
    await submit();
    await unmount();
    unmount = async () => {};
    await wait(5000);
    expect(titles()).toEqual([title]);
    expect(visited).toEqual([]);
  },
);
