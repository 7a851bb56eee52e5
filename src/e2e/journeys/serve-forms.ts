import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../../engine/build.ts';
import { site as definition } from '../../site/site.ts';
import { startBackend } from '../../studio/serve/embedded-database.ts';
import { formsGateway } from '../../studio/serve/forms-gateway.ts';
import { type Listening, listen } from '../../studio/serve/listen.ts';
import { staticServer, staticSite } from '../../studio/serve/static-server.ts';
import { fixtureRoot } from '../fixtures/fixture-site.ts';
import { root } from '../root.ts';
import { misbehavingBackend } from './misbehaving-backend.ts';

const output = (name: string) => join(root, '.cache', name);

/**
 * Builds the frozen site twice, for the embedded database behind the gateway of `npm start` and for a
 * backend that misbehaves, and serves both. Their URLs are put into the environment, for `address()`.
 *
 * @returns what stops them.
 * @throws whatever stops a build, once everything that was started has ended: a server that is left
 * running would keep the tests from ending.
 */
export async function serveForms(): Promise<() => Promise<void>> {
  await using started = new AsyncDisposableStack();
  const folder = mkdtempSync(join(tmpdir(), 'embedded-'));
  started.defer(() => rmSync(folder, { recursive: true, force: true }));
  const database = await startBackend({ folder, isTemporary: true });
  started.defer(database.stop);
  // Compression is slow, and tested on another site.
  const quick = { root, contentRoot: fixtureRoot, date: new Date(), compression: false };
  const backend = started.adopt(await misbehavingBackend(), stop);
  const settings = { url: backend.url, key: 'sb_publishable_for_tests' };
  await build(definition, { ...quick, out: output('test-site-misbehaving'), backend: settings });
  const out = output('test-site');
  await build(definition, { ...quick, out, backend: { ...settings, url: '' } });
  const gateway = formsGateway(database.store, staticSite(out));
  const sites = {
    SITE_MISBEHAVING: started.adopt(await staticServer(output('test-site-misbehaving')), stop),
    SITE: started.adopt(await listen(gateway, { port: 0, network: false }), stop),
    MISBEHAVING_BACKEND: backend,
  };
  for (const [name, { url }] of Object.entries(sites)) process.env[name] = url;
  process.env.EMBEDDED_FOLDER = folder;
  const all = started.move();
  return () => all.disposeAsync();
}

const stop = ({ close }: Listening) => close();
