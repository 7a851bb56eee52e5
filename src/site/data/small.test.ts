import { expect, test } from 'vitest';
import type { z } from 'zod';
import type { LoadedContent, LoadedFile } from '../../engine/content/loaded-content.ts';
import { article } from '../kinds/article/schema.ts';
import { highlight } from '../ui/quote.tsx';
import { splitMetric } from './case-study.ts';
import { openingHours } from './opening-hours.ts';
import { foundedProblems, settings } from './settings.ts';
import { testimonial } from './testimonial.ts';

test('highlighted words in a testimonial cannot inject markup', () => {
  expect(highlight('They ==<b>spent</b>== less')).toEqual([
    { text: 'They ', marked: false },
    { text: '<b>spent</b>', marked: true },
    { text: ' less', marked: false },
  ]);
});

test('a metric is split into its figure and what it counts', () => {
  expect(splitMetric('£3.10 per booking')).toEqual({ figure: '£3.10', counts: 'per booking' });
});

test('words of a client that are typed in quotation marks stand in one pair of them', () => {
  const words = (text: string) => testimonial.shape.testimonial.parse(text);
  expect(words('“They told us to stop.”')).toBe('They told us to stop.');
  expect(words('"They told us to stop."')).toBe('They told us to stop.');
  expect(words('“Stop” is what they said, and “now”')).toBe('“Stop” is what they said, and “now”');
});

const meant: [field: z.ZodType, typed: string, meant: string | undefined][] = [
  [openingHours.element.shape.opens, '8.30am', '08:30'],
  [openingHours.element.shape.opens, '5:30 p.m.', '17:30'],
  [openingHours.element.shape.opens, '9', '09:00'],
  [openingHours.element.shape.opens, '12am', '00:00'],
  [openingHours.element.shape.opens, '0830', '08:30'],
  [article.shape.address, 'Local Shops!! £', 'local-shops'],
  [article.shape.date, '0001-01-01', undefined],
  [openingHours.element.shape.opens, 'late', undefined],
  [settings.shape.company.shape.address.shape.postcode, 'SR11', undefined],
  [testimonial.shape.id, 'Calm Dog', 'calm-dog'],
];

test.each(meant)('%# %s is refused, and says what it is meant to be', (field, typed, instead) => {
  expect(field.safeParse(typed).success).toBe(false);
  expect(field.meta()?.meant?.(typed)).toBe(instead);
});

test.each([
  ['+44 (0)191-498-0199', '+44 191 498 0199'],
  ['(0191) 498 0123', '0191 498 0123'],
  ['+1 (415) 555-0100', '+1 415 555 0100'],
])('a telephone number may be written as %s', (typed, tidy) => {
  expect(settings.shape.telephone.parse(typed)).toBe(tidy);
});

test.each(['1899', '3019', '0219', 'last'])('%s is no year in which an agency began', (year) => {
  expect(settings.shape.company.shape.founded.safeParse(year).success).toBe(false);
});

test('a year that is still to come on the build’s day is no year of founding', () => {
  const source = { file: 'content/site.json', line: () => 1 };
  const value = { company: { founded: '2027' } };
  const file = { file: source.file, name: 'settings', source, value } as unknown as LoadedFile;
  const on = (day: string) =>
    foundedProblems({ files: [file], day } as unknown as LoadedContent).map(({ field }) => field);
  expect(on('2026-12-31')).toEqual([['company', 'founded']]);
  expect(on('2027-01-01')).toEqual([]);
});

const numbers: [typed: string, says: string][] = [
  ['0191 555', 'and British numbers have 11 digits'],
  ['12', 'which is too short: write all of it, such as 0191 498 0123'],
  ['+49 0191 498 0123 0124', 'which is too long: write one number, such as 0191 498 0123'],
  ['+1 555 0100', 'and numbers there have 10 digits after +44 or +1'],
  ['call us', 'must be digits and spaces, such as 0191 498 0123'],
];

test.each(numbers)('a telephone number such as %s is told what is wrong with it first', (...is) => {
  const [typed, says] = is;
  expect(settings.shape.telephone.safeParse(typed).error?.issues[0]?.message).toBe(says);
});
