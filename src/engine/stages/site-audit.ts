import type { Audit } from '../audit/audit.ts';
import { auditFinished } from '../audit/finished-site.ts';
import { missingCharacters } from '../audit/missing-characters.ts';
import { atSource, sourcesOf } from '../audit/sources.ts';
import { draftWarnings } from '../content/held.ts';
import type { Problem } from '../kernel/problem.ts';
import type { Memory } from '../kernel/remember.ts';
import { mediaInUse, tooLargeForHosts, unusedMedia } from '../media/media-files.ts';
import { tooHeavy, type Weight } from '../output/weight.ts';
import { frameFacts } from '../render/page.ts';
import type { SitePage } from '../render/pages.ts';
import type { BesidePages } from './beside-pages.ts';
import type { PlannedSite } from './planned-site.ts';

type Made = {
  readonly pages: readonly SitePage[];
  readonly beside: BesidePages;
  readonly found: readonly Problem[];
  readonly weights: readonly Weight[];
};

/** Every error, which stops the build, and every warning. */
export async function siteAudit(
  { definition, files, site, media, routes, frame }: PlannedSite,
  { pages, beside, found, weights }: Made,
  { remember, rememberLater }: Memory,
): Promise<Audit> {
  const sources = sourcesOf(files, routes);
  const drawn = definition.drawnMedia?.(site) ?? [];
  const shown = mediaInUse(drawn, site.held, pages);
  const { problems, warnings } = await auditFinished({
    ...{ base: site.settings.url, pages, shared: frameFacts(frame, remember) },
    files: beside.files,
    found: [...frame.problems, ...found, ...beside.problems],
    ...{ sources, rememberLater },
  });
  const { typeface } = definition;
  return {
    problems,
    warnings: [
      ...(typeface ? missingCharacters(typeface, files, remember) : []),
      ...[...tooLargeForHosts(shown, media.sources), ...unusedMedia(shown, media.sources)],
      ...tooHeavy(weights, frame.backendUrl !== '').map((problem) => atSource(problem, sources)),
      ...[...beside.warnings, ...warnings, ...draftWarnings(site.held)],
    ],
  };
}
