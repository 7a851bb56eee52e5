import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBackend } from '../../scripts/backend/backend.ts';
import { staticServer } from '../../scripts/static-server.ts';
import { build } from '../site.ts';
import { misbehavingBackend } from './misbehaving-backend.ts';
import { root } from './real-content.ts';

const output = (name: string) => join(root, '.output', name);

/** How many articles the site with the archive has beside the real ones. */
const extra = 40;

/** Builds the real site and relatives of it, and serves them all while the journeys run. */
async function buildOnce(): Promise<() => Promise<void>> {
  const date = new Date();
  const folder = mkdtempSync(join(tmpdir(), 'embedded-'));
  const starting = startBackend({ folder, port: 0 });
  await build({ root, out: output('test-site'), date });
  // The others go without compression, which takes long and which one site is enough to try.
  const quick = { root, date, compression: false };
  await build({ ...quick, out: output('test-site-development'), isDevelopment: true });
  await build({ ...quick, contentRoot: manyArticles(), out: output('test-site-archive') });
  const backend = await misbehavingBackend();
  const settings = { url: backend.url, key: 'sb_publishable_for_tests' };
  await build({ ...quick, out: output('test-site-misbehaving'), backend: settings });
  const embedded = await starting;
  const { url, publishableKey: key } = embedded;
  await build({ ...quick, out: output('test-site-embedded'), backend: { url, key } });
  const sites = {
    SITE: await staticServer(output('test-site'), 0),
    SITE_DEVELOPMENT: await staticServer(output('test-site-development'), 0),
    SITE_ARCHIVE: await staticServer(output('test-site-archive'), 0),
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

/** The real content and many articles more, older than all others. */
function manyArticles(): string {
  const folder = output('test-content-archive');
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(root, 'content'), join(folder, 'content'), { recursive: true });
  for (let at = 1; at <= extra; at++) {
    const day = String(1 + (at % 28)).padStart(2, '0');
    const text = `---
title: Generated Article ${at}
category: ${at % 2 ? 'Analytics' : 'Trades'}
date: 2019-05-${day}
author: nell
excerpt: An article that was generated to fill the archive of the site, and is number ${at} of them.
featured: false
tags: [archive]
keywords: [archive]
summary: It says nothing at all.
---

Some words to read.
`;
    writeFileSync(join(folder, 'content/insights', `generated-article-${at}.md`), text);
  }
  return folder;
}

// biome-ignore lint/style/noDefaultExport: Playwright looks for a default export.
export default buildOnce;
