import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from '../../engine/build.ts';
import { readContent } from '../../engine/content/reader.ts';
import type { SourceFile } from '../../engine/content/source-file.ts';
import { site as definition } from '../../site/site.ts';
import { staticServer } from '../../studio/serve/static-server.ts';
import { fixtureDate, fixtureRoot } from '../fixtures/fixture-site.ts';
import { root } from '../root.ts';
import { injected } from './injected.ts';
import { injectionVectors } from './injection-vectors.ts';

/** The frozen site with a vector in every field that accepts one, and an article per vector. */
export async function injectedSite(): Promise<{ url: string; paths: string[]; end: () => void }> {
  const content = join(root, '.cache/test-content-injected');
  const out = join(root, '.cache/test-site-injected');
  const { site, files } = injected([...(await readContent(fixtureRoot)), ...articles()], vectorAt);
  rmSync(content, { recursive: true, force: true });
  for (const { path, bytes } of files) {
    mkdirSync(dirname(join(content, path)), { recursive: true });
    writeFileSync(join(content, path), bytes);
  }
  await build(definition, { root, contentRoot: content, out, date: fixtureDate });
  const { close, url } = await staticServer(out);
  const { pages, articles: all, projects, servicePages, locations, sectors, audiences } = site;
  const families = [all, projects, servicePages, locations, sectors, audiences].flat();
  const paths = [...Object.values(pages), ...families].map(({ path }) => path);
  return { url, paths: paths.filter((path) => path !== '*'), end: () => close() };
}

/** Each is different, since no two pages may have the same title. */
function vectorAt(at: number): string {
  return `${injectionVectors[at % injectionVectors.length]} ${at}`;
}

function articles(): SourceFile[] {
  return injectionVectors.map((_, at) => {
    const name = `vector-${String(at).padStart(3, '0')}`;
    const text = `---
title: ${name} is what this article was called
category: Analytics
date: 2019-05-17
author: nell
excerpt: ${name} stands where an excerpt of a usual length would stand, and is as long as one is.
summary: ${name} says nothing at all.
featured: false
tags: [archive]
keywords: [archive]
---

Some words to read.
`;
    return { path: `content/insights/${name}.md`, bytes: new TextEncoder().encode(text) };
  });
}
