import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../../engine/build.ts';
import { site as definition } from '../../site/site.ts';
import { startBackend } from '../../studio/serve/embedded-backend.ts';
import { staticServer } from '../../studio/serve/static-server.ts';
import { fixtureRoot } from '../fixtures/fixture-site.ts';
import { root } from '../root.ts';
import { misbehavingBackend } from './misbehaving-backend.ts';

const output = (name: string) => join(root, '.output', name);

/**
 * Builds the frozen site twice, with the embedded backend and with one that misbehaves, and serves
 * both. Their URLs are put into the environment, for `address()`.
 *
 * @returns what stops them.
 * @throws whatever stops a build, once everything that was started has ended: a server that is left
 * running would keep the tests from ending.
 */
export async function serveForms(): Promise<() => Promise<void>> {
  await using started = new AsyncDisposableStack();
  const folder = mkdtempSync(join(tmpdir(), 'embedded-'));
  started.defer(() => rmSync(folder, { recursive: true, force: true }));
  const starting = startBackend({ folder, port: 0 });
  const stopBackend = starting.then(
    ({ stop }) => stop,
    () => async () => {},
  );
  started.defer(async () => (await stopBackend)());
  // Compression is slow, and tested on another site.
  const quick = { root, contentRoot: fixtureRoot, date: new Date(), compression: false };
  const backend = started.adopt(await misbehavingBackend(), stopServer);
  const settings = { url: backend.url, key: 'sb_publishable_for_tests' };
  await build(definition, { ...quick, out: output('test-site-misbehaving'), backend: settings });
  const { url, publishableKey: key } = await starting;
  await build(definition, { ...quick, out: output('test-site-embedded'), backend: { url, key } });
  const serve = async (name: string) =>
    started.adopt(await staticServer(output(name), 0), stopServer);
  const sites = {
    SITE_MISBEHAVING: await serve('test-site-misbehaving'),
    SITE_EMBEDDED: await serve('test-site-embedded'),
    MISBEHAVING_BACKEND: backend,
  };
  for (const [name, { url }] of Object.entries(sites)) process.env[name] = url;
  process.env.EMBEDDED_FOLDER = folder;
  const all = started.move();
  return () => all.disposeAsync();
}

/** Browsers may still have connections open. */
function stopServer({ server }: { readonly server: Server }): void {
  server.closeAllConnections();
  server.close();
}
