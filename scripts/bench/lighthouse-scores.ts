import { freePort } from '../../src/studio/serve/free-port.ts';
import { onBuiltSite } from '../built-site.ts';

const runs = 3;

/** Not in the lock file, since it brings 60 packages of 130 MB that nothing else needs. */
const name: string = 'lighthouse';
const install = 'npm install --no-save lighthouse@13.5.0';

/** What is read of Lighthouse's result. Scores are from 0 to 1. */
type Result = {
  readonly categories: Readonly<
    Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  >;
  readonly audits: Readonly<
    Record<string, { title: string; score: number | null; displayValue?: string }>
  >;
};

/** One page of each kind that matters most. */
const pages = {
  Home: '/',
  Work: '/work',
  Article: '/insights/why-your-meta-ads-aren-t-working-and-how-to-fix-them',
  Contact: '/contact',
  Location: '/marketing-newcastle',
};

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Lighthouse = (url: string, flags: object) => Promise<{ readonly lhr: Result } | undefined>;

async function loaded(): Promise<Lighthouse | undefined> {
  try {
    // Its default export is that function.
    return ((await import(name)) as { default: Lighthouse }).default;
  } catch {
    return undefined;
  }
}

/** Prints Lighthouse's four mobile scores, median of three, with the audits below 100. */
export async function lighthouseScores(): Promise<void> {
  const lighthouse = await loaded();
  if (!lighthouse) return console.error(`\nThe scores of Lighthouse need it: ${install}`);
  const port = await freePort();
  const scoreAll = async (_: unknown, url: string) => {
    console.log(`\nLighthouse on a phone, median of ${runs}: ${categories.join(', ')}`);
    for (const [name, path] of Object.entries(pages)) {
      await score(lighthouse, name, url + path, port);
    }
    console.log(
      '  A local run cannot score the way to the server (TLS, HTTP/2, distance, a cache in' +
        ' between),\n  nor its headers: the policy is judged as it stands in the page.',
    );
  };
  await onBuiltSite(scoreAll, {}, `--remote-debugging-port=${port}`);
}

async function score(
  lighthouse: Lighthouse,
  name: string,
  url: string,
  port: number,
): Promise<void> {
  const results: Result[] = [];
  for (let run = 0; run < runs; run++) {
    const result = await lighthouse(url, {
      port,
      logLevel: 'silent',
      onlyCategories: [...categories],
    });
    if (result) results.push(result.lhr);
  }
  const performance = ({ categories }: Result) => categories.performance?.score ?? 0;
  const median = results.sort((a, b) => performance(a) - performance(b))[Math.floor(runs / 2)];
  if (!median) throw new Error(`Lighthouse had nothing to say of ${url}.`);
  const scores = categories.map((id) => Math.round((median.categories[id]?.score ?? 0) * 100));
  const spread = results.map((result) => Math.round(performance(result) * 100)).join(' ');
  console.log(`  ${name.padEnd(10)}${scores.join(' / ')}   (performance ${spread})`);
  for (const line of shortfalls(median)) console.log(`    ${line}`);
}

/** The audits that cost points, with what they measured. */
function shortfalls({ audits, categories }: Result): string[] {
  return Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
    .map(({ id }) => audits[id])
    .filter((audit) => audit && audit.score !== null && audit.score < 1)
    .map((audit) => `${audit?.title}: ${audit?.displayValue ?? 'fails'}`);
}
