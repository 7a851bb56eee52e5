import { expect, test } from 'vitest';
import { servingFlags } from './flags.ts';

const own = { out: { type: 'string', default: 'dist' } } as const;

test('a flag that does not exist is named, with those that do', () => {
  expect(() => servingFlags(own, ['--hots'])).toThrow(
    /^Unknown option '--hots'\. There are --port, --host, --out, all behind "--"\.$/,
  );
});

test('npm start --host is npm start -- --host', () => {
  expect(servingFlags(own, [], { npm_config_host: 'true' })).toMatchObject({ host: true });
  expect(servingFlags(own, [], {})).toMatchObject({ host: false });
});

test('a word that is no flag is refused', () => {
  expect(() => servingFlags(own, ['host'])).toThrow(/^Unexpected argument 'host'\. There are/);
});

test('a flag that is not given has its default', () => {
  expect(servingFlags(own, ['--host'], {})).toMatchObject({ host: true, out: 'dist' });
});
