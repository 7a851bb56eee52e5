import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '../../engine/build.ts';
import { tinyFolder, tinySite } from '../../engine/tiny-site/tiny-site.tsx';
import { site as definition } from '../../site/site.ts';
import { staticServer } from '../../studio/serve/static-server.ts';
import { contentWithMedia } from '../fixtures/content-with-media.ts';
import { fixtureRoot } from '../fixtures/fixture-site.ts';
import { manyArticles } from '../fixtures/many-articles.ts';
import { root } from '../root.ts';
import { serveForms } from './serve-forms.ts';

const output = (name: string) => join(root, '.cache', name);

/** Builds the frozen site and variants of it, and serves them all while the journeys run. */
async function buildOnce(): Promise<() => Promise<void>> {
  // Compression is slow, and tested on `hosts/`.
  const quick = { root, contentRoot: fixtureRoot, date: new Date(), compression: false };
  const contentRoot = await manyArticles(fixtureRoot, output('test-content-archive'));
  await build(definition, { ...quick, contentRoot, out: output('test-site-archive') });
  const withMedia = await contentWithMedia(fixtureRoot, output('test-content-media'));
  await build(definition, { ...quick, contentRoot: withMedia, out: output('test-site-media') });
  // Its sources are not in the digest of the code, so nothing of it may be remembered.
  const cache = output('test-tiny-cache');
  rmSync(cache, { recursive: true, force: true });
  const tiny = { ...quick, contentRoot: tinyFolder, cache, out: output('test-site-tiny') };
  await build(tinySite, tiny);
  const stopForms = await serveForms();
  const sites = {
    SITE_ARCHIVE: await staticServer(output('test-site-archive')),
    SITE_TINY: await staticServer(output('test-site-tiny')),
    SITE_MEDIA: await staticServer(output('test-site-media')),
  };
  for (const [name, { url }] of Object.entries(sites)) process.env[name] = url;
  return async () => {
    for (const { close } of Object.values(sites)) close();
    await stopForms();
  };
}

// biome-ignore lint/style/noDefaultExport: Playwright looks for a default export.
export default buildOnce;
