import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../e2e/units/temporary-folder.ts';
import { readSecrets } from './reader.ts';
import { isSecret } from './secret.ts';

const ordinary: [name: string, value: string][] = [
  ['CONTACT_EMAIL', 'hello@pierlight.example'],
  ['MAIL_FROM', 'Pierlight <hello@pierlight.example>'],
  ['SITE_URL', 'https://pierlight.example'],
  ['INSTAGRAM', 'https://www.instagram.example/pierlight.studio'],
  ['BOOKING', 'https://calendar.example/pierlight/a-30-minute-strategy-session'],
  ['SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_abcdef123456'],
  ['REGION', 'eu-west-2'],
];

test.each(ordinary)('%s=%s may appear on a page', (name, value) => {
  expect(isSecret(name, value)).toBe(false);
});

const secret: [name: string, value: string][] = [
  ['SUPABASE_SECRET_KEY', 'abcdefghijkl'],
  ['MAIL', 'correct-horse-battery'],
  ['MAIL_PASSWORD', 'p@ssword.example'],
  ['DATABASE_URL', 'postgres://pierlight:correct-horse@db.example/site'],
  ['STATISTICS', 'https://pierlight:correct-horse@statistics.example'],
  ['WEBHOOK', 'https://hooks.example/services/T01ABCDEF/B01ABCDEF/abcdEFGH1234abcdEFGH'],
];

test.each(secret)('%s=%s stops the build if a page contains it', (name, value) => {
  expect(isSecret(name, value)).toBe(true);
});

test('only the secrets in .env are searched for', async () => {
  const folder = temporaryFolder(onTestFinished);
  const lines = [...ordinary, ...secret].map(([name, value]) => `${name}="${value}"`);
  writeFileSync(join(folder, '.env'), lines.join('\n'));
  expect((await readSecrets(folder)).sort()).toEqual(secret.map(([, value]) => value).sort());
});
