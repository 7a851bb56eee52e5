import { type PageFacts, pageFacts } from '../audit/page-facts.ts';
import { type BaseSite, siteLists } from '../content/base-site.ts';
import type { HeldPage } from '../content/held.ts';
import { derivedPages, type Kinds } from '../content/tables.ts';
import type { Problem } from '../kernel/problem.ts';
import { britishDate } from '../kernel/text.ts';
import type { Output } from '../output/output.ts';
import type { SitePage } from '../render/pages.ts';
import type { PlannedSite } from './planned-site.ts';

const redirectsFile = 'content/redirects.json';

/**
 * Addresses that answer no more, each with the line that would lead visitors to the right page.
 * They are known by the output folder alone, which still has the old pages when the new ones are
 * ready.
 */
export function vanished(
  { gone, added }: ReturnType<Output['changes']>,
  pages: readonly SitePage[],
  { definition: { kinds }, site, frame }: PlannedSite,
): Problem[] {
  if (gone.length === 0) return [];
  const paths = new Set(added);
  const fresh = pages.filter(({ file }) => paths.has(file)).flatMap(movable(kinds, site));
  return gone
    .map(({ path, content }) => pageFacts(path, String(content), frame.facts()))
    .filter(({ path }) => !comesAndGoes(path, kinds))
    .map((old) => {
      const waiting = site.held.find(({ path }) => path === old.path);
      if (waiting) return heldNow(old.path, waiting);
      if (old.forward !== undefined) return ledOn(addressOf(old), old.forward);
      const page = movedPage(old, fresh);
      return page ? moved(old.path, page) : deleted(old.path);
    });
}

/** More items than any list has. */
const plenty = 100_000;

/** Whether a page comes and goes with others, as page 3 of a list does. */
function comesAndGoes(path: string, kinds: Kinds): boolean {
  return derivedPages(kinds).some(({ paths }) => paths(() => plenty).includes(path));
}

type Movable = {
  readonly source: string;
  readonly facts: PageFacts;
  readonly aliases: readonly string[];
};

function movable(kinds: Kinds, site: BaseSite): (page: SitePage) => Movable[] {
  const all = siteLists(kinds, site).flatMap(({ pages }) => pages);
  const known = new Map(all.map((page) => [page.path, page as { aliases?: string[] }]));
  return ({ route: { path, handle }, facts }) => {
    const page = known.get(path);
    return page ? [{ source: handle.source, facts: facts(), aliases: page.aliases ?? [] }] : [];
  };
}

/** A former address ends with `.html` where its file does. */
function addressOf({ file, path }: PageFacts): string {
  return /(^|\/)index\.html$/.test(file) ? path : `/${file}`;
}

/** The new page that an old one has become: with its words for search engines, or its headings. */
function movedPage(old: PageFacts, fresh: readonly Movable[]): Movable | undefined {
  const { h1, description } = old;
  return (
    fresh.find(({ facts }) => facts.description === description || (h1 && facts.h1 === h1)) ??
    fresh.find(({ facts }) => hasSameHeadings(old, facts))
  );
}

/** Every page of a kind has a few ids of its own sections; the headings of a text make more. */
function hasSameHeadings({ ids: old }: PageFacts, { ids: now }: PageFacts): boolean {
  return now.length > 2 && now.length === old.length && now.every((id) => old.includes(id));
}

function heldNow(path: string, { file, until }: HeldPage): Problem {
  const cure =
    until === undefined
      ? `held back as a draft. If visitors should be led elsewhere meanwhile, add this line to ${redirectsFile}: ${line(path, '/…')}`
      : `held back until ${britishDate(until)}. If that is not meant, give it its old date again.`;
  return {
    file,
    code: 'vanished-page',
    message: `was published at ${path} by the last build and is gone now: it is ${cure}`,
  };
}

function moved(path: string, { source, facts, aliases }: Movable): Problem {
  const all = [...aliases, path].join(', ');
  const message = `is at ${facts.path} now, and the last build had it at ${path}. To lead visitors from there, ${aliases.length > 0 ? 'make this of the line in' : 'add this line to'} its front matter: aliases: [${all}]`;
  return { file: source, code: 'vanished-page', message };
}

function ledOn(path: string, to: string): Problem {
  const message = `The last build led visitors from ${path} to ${to}, and this one does not. If that is not meant, add this line: ${line(path, to)}`;
  return { file: redirectsFile, code: 'vanished-page', message };
}

function deleted(path: string): Problem {
  const message = `The last build had a page at ${path}, and this one has none. To lead visitors from there to another page, add this line: ${line(path, '/…')}`;
  return { file: redirectsFile, code: 'vanished-page', message };
}

function line(from: string, to: string): string {
  return `{ "from": "${from}", "to": "${to}" }`;
}
