import { join } from 'node:path';
import { staticServer } from '../../scripts/static-server.ts';
import { build } from '../site.ts';

/** Where the journeys find the site that they walk through. */
export const built = join(import.meta.dirname, '../../.output/test-site');

/** Builds the real site once and serves it while the journeys run. */
async function buildOnce(): Promise<() => void> {
  const root = join(import.meta.dirname, '../..');
  await build({ root, out: built, date: new Date() });
  const { server, url } = await staticServer(built, 0);
  process.env.SITE = url;
  return () => server.close();
}

// biome-ignore lint/style/noDefaultExport: Playwright looks for a default export.
export default buildOnce;
