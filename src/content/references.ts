/*
 * Longer than most files: one check for each kind of reference between files, so that a new one has
 * an obvious place.
 */
import { internalPath, isReserved } from '../kernel/path.ts';
import type { Problem } from '../kernel/problem.ts';
import { suggestion } from '../kernel/suggestion.ts';
import { archivePaths } from './archive.ts';
import { type FormerAddress, formerAddressProblems } from './former-addresses.ts';
import {
  type CorePageName,
  corePages,
  type DataFileName,
  type FamilyName,
  secondAddresses,
} from './kinds.ts';
import { projectLink } from './project-link.ts';
import type { Page, Site } from './site.ts';
import type { Source } from './source-file.ts';

/** A page of a family; if its own file has problems, only its path and file are known. */
export type Draft = Page<object> | { readonly path: string; readonly file: string };

type Loaded<T> = { readonly value: T; readonly source: Source };

/** The content as loaded. Parts that failed are undefined, and references to them aren't checked. */
export type Drafts = {
  readonly data: { readonly [Name in DataFileName]: Loaded<Site[Name]> | undefined };
  readonly pages: { readonly [Name in CorePageName]: Site['pages'][Name] | undefined };
  readonly families: Readonly<Record<FamilyName, readonly Draft[]>>;
};

/** Problems with references between files: ids, addresses and links that must exist. */
export function references(drafts: Drafts): Problem[] {
  const paths = addresses(drafts);
  return [
    ...repeatedAddresses(drafts),
    ...reservedAddresses(drafts),
    ...repeatedIds(drafts.data),
    ...idReferences(drafts),
    ...pathReferences(drafts, paths),
    ...textLinks(drafts, paths),
    ...formerAddressProblems(
      formerAddresses(drafts),
      new Set([...paths, ...archivePaths(drafts.families.articles.length)]),
    ),
  ];
}

function addresses({ families }: Drafts): Set<string> {
  const family = Object.values(families).flatMap((drafts) => drafts.map(({ path }) => path));
  return new Set([...fixedAddresses, ...family]);
}

/** The addresses of pages that every site has, except the 404 page, which cannot be linked to. */
const fixedAddresses = [
  ...Object.values(corePages).map(({ path }): string => path),
  ...Object.keys(secondAddresses),
].filter((path) => path !== '*');

function repeatedAddresses({ families }: Drafts): Problem[] {
  const first = new Map(fixedAddresses.map((path) => [path, 'a page that every site has']));
  return Object.values(families)
    .flat()
    .flatMap((draft) => {
      const file = fileOf(draft);
      const other = first.get(draft.path);
      if (other === undefined) {
        first.set(draft.path, file);
        return [];
      }
      const message = `has the same address as ${other}: ${draft.path}. Give it another title or file name.`;
      return [{ file, ...('source' in draft && { line: draft.source.line(['title']) }), message }];
    });
}

function reservedAddresses({ families }: Drafts): Problem[] {
  const taken = Object.values(families).flat();
  return taken
    .filter(({ path }) => isReserved(path))
    .map((draft) => ({
      file: fileOf(draft),
      message: `would have the address ${draft.path}, which the site needs for itself. Rename the file.`,
    }));
}

function fileOf(draft: Draft): string {
  return 'source' in draft ? draft.source.file : draft.file;
}

function repeatedIds(data: Drafts['data']): Problem[] {
  const lists = [
    data.services,
    data.caseStudies,
    data.featuredProjects,
    data.testimonials,
    data.clients,
  ];
  return lists.flatMap((list) => {
    if (!list) return [];
    const { value, source } = list as Loaded<readonly { id: string }[]>;
    return value.flatMap(({ id }, index) =>
      value.findIndex((other) => other.id === id) < index
        ? [problem(source, [index, 'id'], `"id" is "${id}", as it is further up. Ids are unique.`)]
        : [],
    );
  });
}

function idReferences({ data, pages, families }: Drafts): Problem[] {
  const people = data.settings?.value.people.map(({ id }) => id);
  const clients = data.clients?.value;
  const clientNames = clients?.map(({ name }) => name);
  const services = ids(data.services);
  const caseStudies = ids(data.caseStudies);
  const testimonials = ids(data.testimonials);
  return [
    ...named(data.settings, ({ value, source }) =>
      unknown(source, ['founder'], value.founder, people),
    ),
    ...each(data.caseStudies, (item, source, at) =>
      unknown(source, [at, 'client'], item.client, clientNames),
    ),
    ...each(data.featuredProjects, (item, source, at) => [
      ...unknown(source, [at, 'client'], item.client, clientNames),
      ...unknown(source, [at, 'image'], item.image, caseStudies),
    ]),
    ...each(data.testimonials, (item, source, at) => [
      ...unknown(source, [at, 'company'], item.company, clientNames),
      ...unknown(
        source,
        [at, 'logo'],
        item.logo,
        clients?.map(({ id }) => id),
      ),
    ]),
    ...(pages.home
      ? unknown(pages.home.source, ['tip', 'caseStudy'], pages.home.tip.caseStudy, caseStudies)
      : []),
    ...loaded<Site['articles'][number]>(families.articles).flatMap(({ author, source }) =>
      unknown(source, ['author'], author, people),
    ),
    ...loaded<Site['projects'][number]>(families.projects).flatMap((page) => [
      ...unknown(page.source, ['caseStudy'], page.caseStudy, caseStudies),
      ...(page.testimonial
        ? unknown(page.source, ['testimonial'], page.testimonial, testimonials)
        : []),
      ...servicesOf(page, services),
    ]),
    ...loaded<Site['servicePages'][number]>(families.servicePages).flatMap((page) =>
      servicesOf(page, services),
    ),
  ];
}

function servicesOf(
  { source, services }: { source: Source; services: readonly string[] },
  known: readonly string[] | undefined,
): Problem[] {
  return services.flatMap((id, index) => unknown(source, ['services', index], id, known));
}

function pathReferences({ data, families }: Drafts, paths: ReadonlySet<string>): Problem[] {
  const { navigation } = data;
  return [
    ...named(navigation, ({ value, source }) => navigationLinks(value, source, paths)),
    ...each(data.caseStudies, (item, source, at) =>
      missing(source, [at, item.link ? 'link' : 'client'], projectLink(item), paths),
    ),
    ...each(data.featuredProjects, (item, source, at) =>
      missing(source, [at, 'link'], item.link, paths),
    ),
    ...each(data.services, (item, source, at) => missing(source, [at, 'page'], item.page, paths)),
    ...each(data.redirects, (item, source, at) =>
      data.redirects?.value.some(({ from }) => from === item.to)
        ? []
        : missing(source, [at, 'to'], item.to, paths),
    ),
    ...loaded<{ related?: readonly string[] }>(Object.values(families).flat()).flatMap(
      ({ related = [], source }) =>
        related.flatMap((path, index) => missing(source, ['related', index], path, paths)),
    ),
  ];
}

function formerAddresses({ data, families }: Drafts): FormerAddress[] {
  const { value = [], source } = data.redirects ?? {};
  const declared = value.flatMap(({ from, to }, index) =>
    source ? [{ from, to, source, at: [index, 'from'] }] : [],
  );
  const pages = loaded<{ aliases?: readonly string[] }>(Object.values(families).flat());
  const own = pages.flatMap(({ aliases = [], path, source }) =>
    aliases.map((from, index) => ({ from, to: path, source, at: ['aliases', index] })),
  );
  return [...declared, ...own];
}

function navigationLinks(
  { main, whoWeHelp, button, footer, small }: Site['navigation'],
  source: Source,
  paths: ReadonlySet<string>,
): Problem[] {
  const links: [PropertyKey[], { href: string }][] = [
    ...main.map((item, i): [PropertyKey[], { href: string }] => [['main', i], item]),
    ...whoWeHelp.items.map((item, i): [PropertyKey[], { href: string }] => [
      ['whoWeHelp', 'items', i],
      item,
    ]),
    [['button'], button],
    ...footer.flatMap(({ items }, c) =>
      items.map((item, i): [PropertyKey[], { href: string }] => [['footer', c, 'items', i], item]),
    ),
    ...small.map((item, i): [PropertyKey[], { href: string }] => [['small', i], item]),
  ];
  return links.flatMap(([at, { href }]) => missing(source, [...at, 'href'], href, paths));
}

/** Files that every build publishes. Texts may link to them, but lists of pages may not. */
const files = ['/licences.txt', '/feed.xml', '/atom.xml', '/feed.json'];

/** Broken links inside texts. */
function textLinks({ pages, families }: Drafts, pagePaths: ReadonlySet<string>): Problem[] {
  const paths = new Set([...pagePaths, ...files]);
  const texts = [...Object.values(pages), ...loaded<object>(Object.values(families).flat())];
  return texts.flatMap((page) =>
    (page?.body.links ?? []).flatMap(({ href, line }) =>
      page && isBroken(href, paths)
        ? [{ file: page.source.file, line, message: noSuchPage(href, paths) }]
        : [],
    ),
  );
}

function isBroken(href: string, paths: ReadonlySet<string>): boolean {
  const path = internalPath(href);
  return path !== undefined && !paths.has(path);
}

function noSuchPage(href: string, paths: ReadonlySet<string>): string {
  return `The link "${href}" leads to no page.${suggestion(href, [...paths])}`;
}

function missing(
  source: Source,
  at: readonly PropertyKey[],
  href: string,
  paths: ReadonlySet<string>,
): Problem[] {
  return isBroken(href, paths) ? [problem(source, at, noSuchPage(href, paths))] : [];
}

function unknown(
  source: Source,
  at: readonly PropertyKey[],
  value: string,
  known: readonly string[] | undefined,
): Problem[] {
  if (!known || known.includes(value)) return [];
  const field = at.findLast((step) => typeof step === 'string');
  const list = known.length <= 12 ? ` It is one of ${known.join(', ')}.` : '';
  return [
    problem(
      source,
      at,
      `"${String(field)}" cannot be "${value}".${list}${suggestion(value, known)}`,
    ),
  ];
}

function problem(source: Source, at: readonly PropertyKey[], message: string): Problem {
  return { file: source.file, line: source.line(at), message };
}

function ids(list: Loaded<readonly { id: string }[]> | undefined): string[] | undefined {
  return list?.value.map(({ id }) => id);
}

function each<T>(
  list: Loaded<readonly T[]> | undefined,
  check: (item: T, source: Source, index: number) => Problem[],
): Problem[] {
  return list ? list.value.flatMap((item, index) => check(item, list.source, index)) : [];
}

function named<T>(part: Loaded<T> | undefined, check: (part: Loaded<T>) => Problem[]): Problem[] {
  return part ? check(part) : [];
}

/** The pages whose own files loaded without problems. */
function loaded<T extends object>(drafts: readonly Draft[]): Page<T>[] {
  // The caller names the family; its drafts passed that family's schema.
  return drafts.filter((draft) => 'source' in draft) as Page<T>[];
}
