import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../src/e2e/root.ts';
import { build } from '../../src/site.ts';

const runs = 3;
const articles = 1000;

/**
 * How long a build takes: the real site, and the same with 1,000 generated articles, each with
 * the share of every stage. Both start with an empty folder and compress nothing, which is done
 * once for each text; the median of three is printed.
 */
export async function buildTimes(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    const many = join(folder, 'many');
    cpSync(join(root, 'content'), join(many, 'content'), { recursive: true });
    for (let at = 0; at < articles; at++) {
      writeFileSync(join(many, `content/insights/generated-${at}.md`), article(at));
    }
    // One build beforehand, so that neither of the two pays for loading and compiling the code.
    await build({ root, out: join(folder, 'warm'), date: new Date(0), compression: false });
    const real = await measure('The real site', root, folder);
    const large = await measure(`With ${articles} more articles`, many, folder);
    console.log(`\n${(large / real).toFixed(1)} times as long for ${articles} more pages.`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function measure(name: string, contentRoot: string, folder: string): Promise<number> {
  const reports = [];
  for (let run = 0; run < runs; run++) {
    const out = join(folder, `${name}-${run}`);
    const { times, pages } = await build({
      root,
      contentRoot,
      out,
      date: new Date(0),
      compression: false,
    });
    const total = [...times.values()].reduce((sum, time) => sum + time, 0);
    reports.push({ times, pages, total });
  }
  const median = reports.sort((a, b) => a.total - b.total)[Math.floor(runs / 2)];
  if (!median) return 0;
  console.log(`\n${name}: ${median.pages} pages in ${(median.total / 1000).toFixed(2)} s`);
  for (const [stage, time] of median.times) {
    const share = Math.round((100 * time) / median.total);
    console.log(`  ${stage.padEnd(18)}${Math.round(time).toString().padStart(6)} ms ${share} %`);
  }
  return median.total;
}

function article(at: number): string {
  const paragraph = `Number ${at} says what a post cost and what it earned, week by week. `;
  return `---
title: Generated article number ${at}
category: ${['Strategy', 'Content', 'Analytics'][at % 3]}
date: 2023-0${1 + (at % 9)}-1${at % 10}
author: nell
excerpt: Generated article number ${at}, whose excerpt is as long as the excerpts of real articles are.
summary: The argument of generated article number ${at} in a sentence or two.
tags: [generated]
keywords: [generated]
featured: false
---

${paragraph.repeat(8)}

## First heading of ${at}

${paragraph.repeat(20)}

- One thing
- Another, with [our work](/work)

## Second heading of ${at}

${paragraph.repeat(20)}
`;
}
