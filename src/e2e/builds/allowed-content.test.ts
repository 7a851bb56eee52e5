import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { build } from '../../engine/build.ts';
import { site as definition } from '../../site/site.ts';
import { fixtureDate, fixtureRoot } from '../fixtures/fixture-site.ts';
import { root } from '../root.ts';

const folder = mkdtempSync(join(tmpdir(), 'allowed-content-'));

afterAll(() => rmSync(folder, { recursive: true }));

const links = [
  'https://x.example/assets/logo.png',
  'https://x.example/assets/icon.svg',
  'https://x.example/home/reels/new',
  'https://archive.example/2020/https://pierlight.example/gone',
];

const article = `---
title: "Where other people keep their files"
category: Content
date: 2026-03-12
author: nell
excerpt: An excerpt that is long enough to tell somebody who searches what the article says.
summary: The argument in a sentence.
tags: [one]
keywords: [one]
featured: false
---

${links.map((link) => `[A file](${link}) of somebody’s.`).join(' ')}

We said \`url(/assets/hero.jpg)\` and "/assets/logo.png", and meant neither.
`;

test('an article may link to any file of another site, and mention files that do not exist', async () => {
  const out = join(folder, 'dist');
  cpSync(join(fixtureRoot, 'content'), join(folder, 'content'), { recursive: true });
  writeFileSync(join(folder, 'content/insights/x.md'), article);
  await build(definition, {
    root,
    contentRoot: folder,
    out,
    date: fixtureDate,
    compression: false,
  });
  const path = 'insights/where-other-people-keep-their-files/index.html';
  const page = readFileSync(join(out, path), 'utf8');
  for (const link of links) expect(page).toContain(`<a href="${link}">`);
  expect(page).toContain('<code>url(/assets/hero.jpg)</code> and &quot;/assets/logo.png&quot;');
});
