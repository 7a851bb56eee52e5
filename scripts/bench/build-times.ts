import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { manyArticles } from '../../src/e2e/many-articles.ts';
import { root } from '../../src/e2e/real-content.ts';
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
    const many = manyArticles(join(folder, 'many'), articles);
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
