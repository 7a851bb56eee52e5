import { expect, test } from 'vitest';
import { idFrom, idPattern, isFileName, slug } from './slug.ts';

const cases: Record<string, string> = {
  'The 3-Second Rule: Why Your Content Is Failing': 'the-3-second-rule-why-your-content-is-failing',
  'Instagram Reels That Convert: A Breakdown': 'instagram-reels-that-convert-a-breakdown',
  'Why Your Meta Ads Aren’t Working (And How to Fix Them)':
    'why-your-meta-ads-aren-t-working-and-how-to-fix-them',
  'Content Calendars That Actually Work': 'content-calendars-that-actually-work',
  'Local Business Social Media: What We’ve Learned':
    'local-business-social-media-what-we-ve-learned',
  'Analytics That Matter: Beyond Vanity Metrics': 'analytics-that-matter-beyond-vanity-metrics',
  'Hospitality Marketing Trends 2024: What’s Working for Restaurants':
    'hospitality-marketing-trends-2024-what-s-working-for-restaurants',
  'Sports Marketing in 2024: Building Fan Communities That Last':
    'sports-marketing-in-2024-building-fan-communities-that-last',
  'EdTech Marketing 2024: Student Acquisition That Actually Works':
    'edtech-marketing-2024-student-acquisition-that-actually-works',
  'Trades Marketing 2024: Lead Generation That Actually Books Jobs':
    'trades-marketing-2024-lead-generation-that-actually-books-jobs',
  'Is it worth it?': 'is-it-worth-it',
  'Café culture': 'cafe-culture',
  'Señor Ångström’s 10 À la carte': 'senor-angstrom-s-10-a-la-carte',
  '“Quoted” beginnings': '-quoted-beginnings',
};

test.each(Object.entries(cases))(
  'the title %j gets the specification’s slug',
  (title, expected) => {
    expect(slug(title)).toBe(expected);
  },
);

test.each([
  ['Café Culture', 'cafe-culture'],
  ['  __Marketing: Leeds__ ', 'marketing-leeds'],
  ['Müller & Søn, Große Straße', 'muller-son-grosse-strasse'],
  ['Con', 'con-1'],
  ['你好', ''],
])('the name %j becomes the id %j', (name, expected) => {
  expect(idFrom(name)).toBe(expected);
  if (expected) expect(expected).toMatch(idPattern);
  if (expected) expect(isFileName(expected)).toBe(true);
});
