import { expect, test } from 'vitest';
import { fixtureSite } from '../../e2e/fixtures/fixture-site.ts';
import { beforeLive } from './before-live.ts';

const { settings } = fixtureSite;
const left = (own: Partial<typeof settings>, hasBackend?: boolean) =>
  beforeLive({ ...settings, ...own }, hasBackend)
    .filter(({ isDone }) => !isDone)
    .map(({ what }) => what);

test('each thing that an owner does takes one line away', () => {
  const all = left({ sample: true });
  const { company } = settings;
  const done: [Partial<typeof settings>, string][] = [
    [{ company: { ...company, number: '12345678' } }, 'Company number'],
    [
      { company: { ...company, address: { ...company.address, street: '1 Quay' } } },
      'Postal address',
    ],
    [{ telephone: '0191 555 0199' }, 'Telephone'],
    [{ booking: 'https://cal.com/our-site' }, 'Online booking'],
    [{ analytics: { service: 'Umami', site: 'x' } }, 'Numbers'],
  ];
  for (const [own, what] of done) {
    expect(left({ sample: true, ...own })).toEqual(all.filter((one) => one !== what));
  }
  expect(left({ sample: true }, true)).not.toContain('Database of the forms');
});

test('a web address of our own is real once email and profiles are too', () => {
  const own = { url: 'https://our-site.co.uk', email: 'us@our-site.co.uk' };
  expect(left(own)).toContain('Web, email and social addresses');
  expect(left({ ...own, social: [] })).not.toContain('Web, email and social addresses');
});
