import { expect, test } from 'vitest';
import { letter, mailto, mailtoLimit } from './mail.ts';

const to = 'hello@pierlight.example';

/** Parses the address as a mail program does, by RFC 6068. */
function opened(address: string) {
  const url = new URL(address);
  const headers = url.search
    .slice(1)
    .split('&')
    .map((pair) => pair.split('=').map(decodeURIComponent));
  return { to: url.pathname, headers };
}

/** Input that people, scripts and attackers enter. */
const hostile = [
  ...['a&b=c', 'x?y=z', 'body=other', '&bcc=spy@evil.example', '&cc=a@b.example&body=x'],
  ...['a\r\nBcc: spy@evil.example', 'a\nSubject: other', 'a\rX: y', '%0D%0ABcc: x', '%26bcc=x'],
  ...['"quoted"', "it's", '<script>alert(1)</script>', '</textarea><b>', 'javascript:alert(1)'],
  ...['100% sure', '50%', '%', '%zz', 'a+b', 'a b', '#hash', 'a#b?c', 'a;b,c', 'back\\slash'],
  ...[
    '£1k–£3k',
    'Zoë Müller',
    '日本語',
    'עברית',
    '😀😀',
    '👩‍👩‍👧',
    'e\u0301',
    '\u00a0',
    'tab\there',
  ],
  ...['mailto:x@y.example', 'a@b.example,c@d.example', '?subject=new', '=', '&', '\u2028line'],
];

test.each(hostile)('%j cannot add a header to the e-mail', (answer) => {
  const body = letter([['Name', answer]]);
  const mail = opened(mailto({ to, subject: `Quiz - ${answer}`, body }));
  expect(mail.to).toBe(to);
  expect(mail.headers.map(([name]) => name)).toEqual(['subject', 'body']);
  expect(mail.headers[0]?.[1]).not.toMatch(/[\r\n]/);
  expect(mail.headers[1]?.[1]?.replaceAll('\r\n', '\n')).toBe(body.replaceAll('\r', '\n'));
});

test('lines of the body end in CR LF, as e-mail requires', () => {
  expect(mailto({ to, subject: 'S', body: 'a\nb' })).toBe(`mailto:${to}?subject=S&body=a%0D%0Ab`);
});

test('half an emoji is dropped without an error', () => {
  expect(mailto({ to, subject: 'S', body: 'a\ud83d b' })).toContain('body=a%20b');
});

const long = ['x'.repeat(5000), '😀'.repeat(900), 'line\n'.repeat(900), '&'.repeat(1500)];

test.each(long)('a body that is too long is cut between characters and says so', (body) => {
  const address = mailto({ to, subject: 'S', body });
  expect(address.length).toBeLessThanOrEqual(mailtoLimit);
  expect(address.length).toBeGreaterThan(mailtoLimit - 20);
  const text = opened(address).headers[1]?.[1] ?? '';
  expect(text).toMatch(/\[cut here: please paste the rest\]$/);
});

test.each(long)('a subject that is too long is cut and leaves the body whole', (company) => {
  const mail = { to, subject: `Growth Quiz Results - ${company}`, body: 'E-mail: a@b.example' };
  const address = mailto(mail);
  expect(address.length).toBeLessThanOrEqual(mailtoLimit);
  const [[, subject], [, body]] = opened(address).headers as [string[], string[]];
  expect(subject).toMatch(/^Growth Quiz Results - .*…$/);
  expect(body).toBe(mail.body);
});

test('the longest company name that the form accepts is not cut', () => {
  const subject = `Growth Quiz Results - ${'😀'.repeat(100)}`;
  expect(opened(mailto({ to, subject, body: '' })).headers[0]?.[1]).toBe(subject);
});

test('a cut body still has spaces between its words', () => {
  const body = 'four little words here, '.repeat(200);
  const text = opened(mailto({ to, subject: 'S', body })).headers[1]?.[1] ?? '';
  expect(body.startsWith(text.split('\r\n')[0] ?? 'nothing')).toBe(true);
});

test('a body that just fits is not cut', () => {
  const head = mailto({ to, subject: 'S', body: '' }).length;
  const address = mailto({ to, subject: 'S', body: 'x'.repeat(mailtoLimit - head) });
  expect(address).toHaveLength(mailtoLimit);
  expect(address).not.toContain('cut');
});

test('the body names fields left blank, and starts long answers on a new line', () => {
  expect(
    letter([
      ['Name', ' Ann '],
      ['Company', ''],
      ['Message', 'one\ntwo'],
    ]),
  ).toBe('Name: Ann\nCompany: (left blank)\nMessage:\none\ntwo');
});
