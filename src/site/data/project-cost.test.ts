import { expect, test } from 'vitest';
import { costInWords } from './project-cost.ts';

test('a result has its cost in ads, and its cost with our fee, to the penny', () => {
  expect(costInWords({ ads: 2127.6, fee: 6000, results: 394, result: 'booking' })).toEqual({
    result: 'booking',
    ads: '£2,127.60',
    fee: '£6,000',
    adsEach: '£5.40',
    allEach: '£20.63',
  });
});

test('whole pounds are said without pence', () => {
  expect(costInWords({ ads: 500, fee: 1500, results: 10, result: 'job' })).toMatchObject({
    adsEach: '£50',
    allEach: '£200',
  });
});
