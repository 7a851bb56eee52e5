import { type Audit, audit } from '../audit/audit.ts';
import { missingCharacters } from '../audit/missing-characters.ts';
import { outputPathProblems } from '../audit/output-paths.ts';
import { pageFacts } from '../audit/page-facts.ts';
import { siteFacts } from '../audit/site-facts.ts';
import { atSource, sourcesOf } from '../audit/sources.ts';
import { hasFacts, textFacts } from '../audit/text-facts.ts';
import { draftWarnings } from '../content/held.ts';
import { digest, digestOf } from '../kernel/digest.ts';
import type { LazyFile } from '../kernel/output-file.ts';
import type { Problem } from '../kernel/problem.ts';
import type { Memory } from '../kernel/remember.ts';
import { mediaInUse, tooLargeForHosts, unusedMedia } from '../media/media-files.ts';
import { tooHeavy, type Weight } from '../output/weight.ts';
import type { SitePage } from '../render/pages.ts';
import type { BesidePages } from './beside-pages.ts';
import type { PlannedSite } from './planned-site.ts';

type Made = {
  readonly pages: readonly SitePage[];
  readonly beside: BesidePages;
  /** What was found while its files were made. */
  readonly found?: readonly Problem[];
};

/** Every error, which stops the build, and every warning. */
export async function siteAudit(
  plan: PlannedSite,
  made: Made,
  weights: readonly Weight[],
  memory: Memory,
): Promise<Audit> {
  const { definition, files, site, media, frame, routes } = plan;
  const { pages, beside } = made;
  const { problems, warnings } = await auditFinished(plan, made, memory);
  const { typeface } = definition;
  const shown = mediaInUse(definition.drawnMedia?.(site) ?? [], site.held, pages);
  const heavy = tooHeavy(weights, frame.backendUrl !== '');
  const sources = sourcesOf(files, routes);
  return {
    problems,
    warnings: [
      ...(typeface ? missingCharacters(typeface, files, memory.remember) : []),
      ...[...tooLargeForHosts(shown, media.sources), ...unusedMedia(shown, media.sources)],
      ...heavy.map((problem) => atSource(problem, sources)),
      ...[...beside.warnings, ...warnings, ...draftWarnings(site.held)],
    ],
  };
}

/**
 * Everything that is wrong with a site that is about to be written, told of what makes it. Pages are
 * only compared if something that is compared has changed, or something was wrong.
 */
export async function auditFinished(plan: PlannedSite, made: Made, memory: Memory): Promise<Audit> {
  const { files, routes, site, frame } = plan;
  const { pages, beside, found = [] } = made;
  const { rememberLater } = memory;
  const base = site.settings.url;
  const sources = sourcesOf(files, routes);
  const factsOf = ({ path, from, make }: LazyFile) =>
    rememberLater(`facts of ${path}`, [from, digest(base)], async () =>
      textFacts(path, String(await make()), base),
    );
  const known = beside.files.map(async (file) => {
    const { path, from } = file;
    if (!hasFacts.test(path)) return `${path} ${from}`;
    const name = `digest of the facts of ${path}`;
    const facts = () => factsOf(file).then((all) => digest(JSON.stringify(all)));
    return `${path} ${await rememberLater(name, [from, digest(base)], facts)}`;
  });
  const from = [
    ...pages.map(({ file, digest }) => `${file} ${digest}`),
    ...(await Promise.all(known)),
  ];
  const inputs = [digest(from.join('\n')), digestOf([base, frame.facts()])];
  let compared: Audit | undefined;
  const isClean = await rememberLater('audit', inputs, async () => {
    compared = await comparison();
    return compared.problems.length + compared.warnings.length === 0;
  });
  if (!isClean) compared ??= await comparison();
  const alone = [...frame.problems, ...found, ...beside.problems];
  return {
    problems: [...alone.map((one) => atSource(one, sources)), ...(compared?.problems ?? [])],
    warnings: compared?.warnings ?? [],
  };

  async function comparison(): Promise<Audit> {
    const paths = [...pages.map(({ file }) => file), ...beside.files.map(({ path }) => path)];
    const texts = beside.files.filter(({ path }) => hasFacts.test(path));
    const shown = pages.flatMap(({ pictures, media, card = [] }) => [pictures, media, card].flat());
    const { problems, warnings } = audit(
      siteFacts({
        ...{ base, sources, frame: frame.facts() },
        pages: [...pages.map(({ facts }) => facts()), ...(await forwardingPages(beside.files))],
        texts: await Promise.all(texts.map(factsOf)),
        files: new Set([...paths, ...shown]),
      }),
    );
    const alone = [...pages.flatMap(({ problems }) => problems), ...outputPathProblems(paths)];
    return { problems: [...alone.map((one) => atSource(one, sources)), ...problems], warnings };
  }
}

function forwardingPages(files: readonly LazyFile[]) {
  const pages = files.filter(({ path }) => path.endsWith('.html'));
  return Promise.all(pages.map(async ({ path, make }) => pageFacts(path, String(await make()))));
}
