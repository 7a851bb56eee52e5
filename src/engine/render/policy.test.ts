import { expect, test } from 'vitest';
import { headerPolicy, policy } from './policy.ts';

test('the policy allows the page’s own styles and nothing else inline', () => {
  const rules = policy('body{}', 'run()');
  expect(rules).toContain("default-src 'none'; script-src 'self' 'sha256-");
  expect(rules).toContain("base-uri 'none'; form-action 'none'");
  expect(rules).toMatch(/style-src 'self' 'sha256-[\w+/=]{44}'/);
  expect(rules).not.toContain('unsafe');
  expect(rules).not.toContain('frame-ancestors');
});

test('the policy allows requests to the hosts that it is given, and scripts from none of them', () => {
  const backend = 'https://abc.supabase.example';
  const rules = policy('', 'run()', backend, 'https://plausible.io').split('; ');
  expect(rules).toContain(`connect-src 'self' ${backend} https://plausible.io`);
  expect(rules.filter((rule) => rule.includes('plausible'))).toHaveLength(1);
  expect(policy('', 'run()', undefined)).toContain("connect-src 'self';");
  // Where a header named hosts too, each host's configuration would change with a setting.
  expect(headerPolicy).not.toContain('connect-src');
});
