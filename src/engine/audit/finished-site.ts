import { digest } from '../kernel/digest.ts';
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
  readonly facts: PageFacts;
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

/** Everything that is wrong with a site that is about to be written, told of what makes it. */
export async function auditFinished(site: FinishedSite): Promise<Audit> {
  const { base, pages, shared, files, found, sources } = site;
  const paths = [...pages.map(({ facts }) => facts.file), ...files.map(({ path }) => path)];
  const shown = pages.flatMap(({ pictures, media, card }) => [
    ...[...pictures, ...media],
    ...(card ? [card] : []),
  ]);
  const compared = audit(
    siteFacts({
      ...{ base, sources, frame: shared },
      pages: [...pages.map(({ facts }) => facts), ...(await forwardingPages(files))],
      texts: await textsOf(site),
      files: new Set([...paths, ...shown]),
    }),
  );
  const alone = [
    ...found,
    ...pages.flatMap(({ problems }) => problems),
    ...outputPathProblems(paths),
  ];
  const problems = [...alone.map((one) => atSource(one, sources)), ...compared.problems];
  return { problems, warnings: compared.warnings };
}

function forwardingPages(files: readonly LazyFile[]): Promise<PageFacts[]> {
  const pages = files.filter(({ path }) => path.endsWith('.html'));
  return Promise.all(pages.map(async ({ path, make }) => pageFacts(path, String(await make()))));
}

function textsOf({ files, base, rememberLater }: FinishedSite): Promise<TextFacts[]> {
  const texts = files.filter(({ path }) => hasFacts.test(path));
  return Promise.all(
    texts.map(({ path, from, make }) =>
      rememberLater(`facts of ${path}`, [from, digest(base)], async () =>
        textFacts(path, String(await make()), base),
      ),
    ),
  );
}
