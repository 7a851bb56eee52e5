import { expect, test } from 'vitest';
import { robots, securityTxt } from './listings.ts';

const base = 'https://tiny.example';

test('robots.txt has the address of the sitemap', () => {
  expect(robots(base).content).toContain('Sitemap: https://tiny.example/sitemap.xml');
});

// Source: RFC 9116.
test.each(['2026-11-21', '2026-02-28', '2028-02-29'])(
  'security.txt built on %s has a contact, and expires within a year',
  (day) => {
    const { path, content } = securityTxt(base, 'a@b.example', day);
    expect(path).toBe('.well-known/security.txt');
    expect(content).toContain('Contact: mailto:a@b.example\n');
    expect(content).toContain('Canonical: https://tiny.example/.well-known/security.txt\n');
    const days =
      (Date.parse(/Expires: (.*)/.exec(String(content))?.[1] ?? '') - Date.parse(day)) / 86_400_000;
    expect(days).toBeGreaterThan(300);
    expect(days).toBeLessThan(365);
  },
);
