import { expect, test } from 'vitest';
import { plain } from '../../site/forms/plain.ts';
import { isWebsite } from '../../site/forms/website-address.ts';
import { random } from '../../site/illustration/random.ts';
import { hostileWebsites, websites } from '../fixtures/websites.ts';
import { sent } from './database.ts';
import { answer } from './sending.ts';
import { database } from './shared-database.ts';

const answerTo = (website: string) =>
  answer(database, 'quiz_submissions', { ...sent.quiz_submissions, website });

const taken = websites.flatMap(([, website]) => website ?? []);

test.for(taken)('%j, which the form sends, is stored', async (website) => {
  expect(await answerTo(website)).toBe('1 row');
});

test.for(hostileWebsites)('the database refuses %j', async (website) => {
  expect(await answerTo(website)).toBe('23514');
});

/** The texts that the database would refuse. */
async function refused(texts: readonly string[]): Promise<string[]> {
  const [check] = await database.owner<{ text: string }[]>`
    select pg_get_expr(conbin, conrelid) as text from pg_constraint
    where conname = 'quiz_website_shape'`;
  const rows = await database.owner.unsafe(
    `select website from unnest($1::text[]) as website where not ${check?.text}`,
    [texts as string[]],
  );
  return rows.map(({ website }) => String(website));
}

const isSent = (text: string) => plain(text) === text && isWebsite(text);

const places: [where: string, put: (character: string) => string][] = [
  ['a host', (character) => `http://b${character}.uk`],
  ['the beginning of a host', (character) => `http://${character}b.uk`],
  ['a user', (character) => `http://b${character}@b.uk`],
  ['a port', (character) => `http://b.uk:8${character}`],
  ['a path', (character) => `http://b.uk/${character}b`],
  ['a query', (character) => `http://b.uk?${character}b`],
  ['the place of the slashes', (character) => `http:${character}b.uk`],
];

const characters = Array.from({ length: 0x1ffff }, (_, index) => index + 1)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code));

test.for(places)('every character in %s that the form sends is accepted', async ([, put]) => {
  const texts = characters.map(put).filter(isSent);
  expect(texts.length).toBeGreaterThan(5);
  expect(await refused(texts)).toEqual([]);
});

test('random URLs that the form sends are never refused', async () => {
  const parts = [...'/\\?#@:[]%<>^| .a1é', '//', '::1', '%20', '0x7f', 'b.uk', 'xn--', '：', '。'];
  const next = random('websites');
  const texts = Array.from({ length: 40_000 }, () => {
    const count = 1 + Math.floor(next() * 8);
    const mixed = Array.from({ length: count }, () => parts[Math.floor(next() * parts.length)]);
    return `${next() < 0.5 ? 'https://' : 'http:'}${mixed.join('')}`;
  }).filter(isSent);
  expect(texts.length).toBeGreaterThan(2000);
  expect(await refused(texts)).toEqual([]);
});
