import { type Digest, digest, digestOf } from '../kernel/digest.ts';
import type { LazyFile } from '../kernel/output-file.ts';
import type { Problem } from '../kernel/problem.ts';
import type { RememberLater } from '../kernel/remember.ts';
import { type Audit, audit } from './audit.ts';
import { outputPathProblems } from './output-paths.ts';
import { type PageFacts, pageFacts } from './page-facts.ts';
import { siteFacts } from './site-facts.ts';
import { atSource, type Sources } from './sources.ts';
import { hasFacts, type TextFacts, textFacts } from './text-facts.ts';

type FinishedPage = {
  readonly file: string;
  /** Of the facts, and of all else that is known here. */
  readonly digest: Digest;
  readonly facts: () => PageFacts;
  /** Where the pictures on it lie in the output, photographs and films, and its card for other sites. */
  readonly pictures: readonly string[];
  readonly media: readonly string[];
  readonly card?: string;
  readonly problems: readonly Problem[];
};

type FinishedSite = {
  readonly base: string;
  readonly pages: readonly FinishedPage[];
  readonly shared: PageFacts;
  /** All that is no page of the site: lists, scripts, pages at former addresses. */
  readonly files: readonly LazyFile[];
  readonly found: readonly Problem[];
  readonly sources: Sources;
  readonly rememberLater: RememberLater;
};

/**
 * Everything that is wrong with a site that is about to be written, told of what makes it. Pages are
 * only compared if something that is compared has changed, or something was wrong.
 */
export async function auditFinished(site: FinishedSite): Promise<Audit> {
  const { base, pages, shared, files, found, sources, rememberLater } = site;
  let compared: Audit | undefined;
  const known = files.map(async (file) => {
    const { path, from } = file;
    if (!hasFacts.test(path)) return `${path} ${from}`;
    const name = `digest of the facts of ${path}`;
    const facts = () => factsOf(file, site).then((all) => digest(JSON.stringify(all)));
    return `${path} ${await rememberLater(name, [from, digest(base)], facts)}`;
  });
  const from = [
    ...pages.map(({ file, digest }) => `${file} ${digest}`),
    ...(await Promise.all(known)),
  ];
  const inputs = [digest(from.join('\n')), digestOf([base, shared])];
  const isClean = await rememberLater('audit', inputs, async () => {
    compared = await comparison(site);
    return compared.problems.length + compared.warnings.length === 0;
  });
  if (!isClean) compared ??= await comparison(site);
  const alone = found.map((one) => atSource(one, sources));
  return {
    problems: [...alone, ...(compared?.problems ?? [])],
    warnings: compared?.warnings ?? [],
  };
}

async function comparison(site: FinishedSite): Promise<Audit> {
  const { base, pages, shared, files, sources } = site;
  const paths = [...pages.map(({ file }) => file), ...files.map(({ path }) => path)];
  const texts = files.filter(({ path }) => hasFacts.test(path));
  const shown = pages.flatMap(({ pictures, media, card = [] }) => [pictures, media, card].flat());
  const { problems, warnings } = audit(
    siteFacts({
      ...{ base, sources, frame: shared },
      pages: [...pages.map(({ facts }) => facts()), ...(await forwardingPages(files))],
      texts: await Promise.all(texts.map((file) => factsOf(file, site))),
      files: new Set([...paths, ...shown]),
    }),
  );
  const alone = [...pages.flatMap(({ problems }) => problems), ...outputPathProblems(paths)];
  return { problems: [...alone.map((one) => atSource(one, sources)), ...problems], warnings };
}

function forwardingPages(files: readonly LazyFile[]): Promise<PageFacts[]> {
  const pages = files.filter(({ path }) => path.endsWith('.html'));
  return Promise.all(pages.map(async ({ path, make }) => pageFacts(path, String(await make()))));
}

function factsOf(
  { path, from, make }: LazyFile,
  { base, rememberLater }: FinishedSite,
): Promise<TextFacts> {
  return rememberLater(`facts of ${path}`, [from, digest(base)], async () =>
    textFacts(path, String(await make()), base),
  );
}
