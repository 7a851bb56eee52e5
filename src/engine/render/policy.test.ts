import { expect, test } from 'vitest';
import { policy } from './policy.ts';

test('the policy allows the page’s own styles and nothing else inline', () => {
  const rules = policy('body{}', 'run()');
  expect(rules).toContain("default-src 'none'; script-src 'self' 'sha256-");
  expect(rules).toContain("base-uri 'none'; form-action 'none'");
  expect(rules).toMatch(/style-src 'self' 'sha256-[\w+/=]{44}'/);
  expect(rules).not.toContain('unsafe');
  expect(rules).not.toContain('frame-ancestors');
});
