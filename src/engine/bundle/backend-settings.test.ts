import { expect, test } from 'vitest';
import { backendSettings } from './backend-settings.ts';

const token = (role: string) =>
  `e30.${Buffer.from(JSON.stringify({ role })).toString('base64url')}.signature`;

const url = 'https://abc.supabase.example';

test('without a backend the build succeeds and says how the forms behave', () => {
  const { backend, problems, warnings } = backendSettings({});
  expect(backend).toBeUndefined();
  expect(problems).toEqual([]);
  expect(warnings[0]?.message).toContain('they offer an email instead');
});

const good = [
  ['https://abc.supabase.example/', 'sb_publishable_x'],
  ['http://127.0.0.1:54321', token('anon')],
];

test.each(good)('%s with %s is accepted as a backend', (SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY) => {
  const { backend, problems } = backendSettings({ SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY });
  expect(problems).toEqual([]);
  expect(backend?.url).toBe(SUPABASE_URL?.replace(/\/$/, ''));
});

test('a site whose own server passes submissions on names no other address', () => {
  const own = { SUPABASE_URL: 'same-origin', SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x' };
  const { backend, problems } = backendSettings(own);
  expect(problems).toEqual([]);
  expect(backend?.url).toBe('');
});

const bad: [url: string, key: string, says: string][] = [
  [url, 'sb_secret_x', 'holds a secret key'],
  [url, token('service_role'), 'holds a secret key'],
  [url, token('authenticated'), 'holds no publishable key'],
  [url, 'hello', 'holds no publishable key'],
  [url, '', 'SUPABASE_URL is. Set both or neither'],
  ['', 'sb_publishable_x', 'SUPABASE_PUBLISHABLE_KEY is. Set both or neither'],
  ['http://abc.supabase.example', 'sb_publishable_x', 'is not the address of a project'],
  ['https://abc.supabase.example/rest/v1', 'sb_publishable_x', 'is not the address of a project'],
  ['abc', 'sb_publishable_x', 'is not the address of a project'],
  ['https://*', 'sb_publishable_x', 'is not the address of a project'],
  ['https://*.supabase.example', 'sb_publishable_x', 'is not the address of a project'],
  ["https://'self'", 'sb_publishable_x', 'is not the address of a project'],
  ['https://a,b.example', 'sb_publishable_x', 'is not the address of a project'],
  ["https://abc.example' 'unsafe-inline", 'sb_publishable_x', 'is not the address of a project'],
];

test.each(bad)('%s with %s stops the build', (SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, says) => {
  const { backend, problems } = backendSettings({ SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY });
  expect(backend).toBeUndefined();
  expect(problems.map(({ file, message }) => `${file} ${message}`).join()).toContain(says);
});

test('a secret key in the wrong variable is never printed', () => {
  const { problems } = backendSettings({
    SUPABASE_URL: url,
    SUPABASE_PUBLISHABLE_KEY: 'sb_secret_abcdef',
  });
  expect(JSON.stringify(problems)).not.toContain('abcdef');
});
