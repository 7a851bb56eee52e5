import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBackend } from '../../serve/embedded-backend.ts';
import { staticServer } from '../../serve/static-server.ts';
import { build } from '../../site.ts';
import { fixtureRoot } from '../fixtures/fixture-site.ts';
import { root } from '../root.ts';
import { misbehavingBackend } from './misbehaving-backend.ts';

const output = (name: string) => join(root, '.output', name);

/**
 * Builds the frozen site twice, with the embedded backend and with one that misbehaves, and serves
 * both. Their URLs are put into the environment, for `address()`.
 *
 * @returns what stops them.
 */
export async function serveForms(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'embedded-'));
  const starting = startBackend({ folder, port: 0 });
  // Compression is slow, and tested on another site.
  const quick = { root, contentRoot: fixtureRoot, date: new Date(), compression: false };
  const backend = await misbehavingBackend();
  const settings = { url: backend.url, key: 'sb_publishable_for_tests' };
  await build({ ...quick, out: output('test-site-misbehaving'), backend: settings });
  const embedded = await starting;
  const { url, publishableKey: key } = embedded;
  await build({ ...quick, out: output('test-site-embedded'), backend: { url, key } });
  const sites = {
    SITE_MISBEHAVING: await staticServer(output('test-site-misbehaving'), 0),
    SITE_EMBEDDED: await staticServer(output('test-site-embedded'), 0),
    MISBEHAVING_BACKEND: backend,
  };
  for (const [name, { url }] of Object.entries(sites)) process.env[name] = url;
  process.env.EMBEDDED_FOLDER = folder;
  return async () => {
    for (const { server } of Object.values(sites)) server.close();
    await embedded.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
