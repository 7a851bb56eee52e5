import { dirname } from 'node:path/posix';
import { decodedHash, internalPath } from '../kernel/path.ts';
import type { Fault } from '../kernel/problem.ts';
import { closest } from '../kernel/suggestion.ts';
import { addresses } from './addresses.ts';
import type { FormerAddress } from './former-addresses.ts';
import { type HeldPage, heldLink, mayLink } from './held.ts';
import { type LoadedContent, pageFiles } from './loaded-content.ts';
import { isOwnId } from './markdown.ts';
import { valuesWith } from './marked-fields.ts';
import { singlePages } from './tables.ts';

export type LinkTargets = ReturnType<typeof linkTargets>;

export function linkTargets(
  content: LoadedContent,
  former: readonly FormerAddress[],
  held: readonly HeldPage[],
) {
  const all = pageFiles(content);
  const paths = addresses(content);
  // A draft may share its address with the page that it will replace.
  const notThere = held.filter(({ until, path }) => until || !paths.has(path));
  return {
    paths,
    held: new Map(notThere.map((page) => [page.path, page])),
    // Held pages may link to other held pages.
    heldFiles: new Map(held.map((page) => [page.file, page])),
    former: new Map(former.map(({ from, to }) => [from, to])),
    // A draft without a title stops no build, so links to it have to be right.
    unnamed: new Set(
      all.flatMap(({ page: { path, isUnnamed, draft } }) =>
        isUnnamed && !draft ? dirname(path) : [],
      ),
    ),
    pathOf: new Map(all.map(({ file, page }) => [file, page.path])),
    headings: headingIds(content),
    ids: dataIds(content),
    own: content.tables.ownIds,
  };
}

/** By path. Pages that can't be parsed are left out. */
function headingIds(content: LoadedContent): ReadonlyMap<string, readonly string[]> {
  const ids = new Map(
    pageFiles(content).flatMap(({ page: { path, body } }) =>
      body ? [[path, body.headings.map(({ id }) => id)]] : [],
    ),
  );
  for (const [, { path, second }] of singlePages(content.tables.kinds)) {
    const own = ids.get(path);
    if (second && own) ids.set(second, own);
  }
  return ids;
}

/** Pages use the ids of data items as anchors, and derive a heading's from them. */
function dataIds({ files }: LoadedContent): Set<string> {
  const values = files
    .filter(({ address }) => !address)
    .flatMap(({ raw: value, schema }) => valuesWith('unique', { schema, value }));
  return new Set(values.flatMap(({ value: id }) => [String(id), `${id}-title`]));
}

/** What is wrong with a link, with the cure; undefined for links to other sites. */
export function linkObjection(href: string, file: string, to: LinkTargets): Fault | undefined {
  if (href.startsWith('#')) return placeObjection(href, to.pathOf.get(file) ?? '', to);
  const path = internalPath(href);
  if (path === undefined) return undefined;
  const next = to.paths.has(path) ? undefined : to.former.get(path);
  const held = to.held.get(internalPath(next ?? path) ?? '');
  const from = to.heldFiles.get(file);
  if (held && !mayLink(from, held)) return heldLink(href, held, from);
  if (to.paths.has(path)) return placeObjection(href, path, to);
  // Until each page there has its title, nobody knows whether it is one of these.
  if (next === undefined && to.unnamed.has(dirname(path))) return undefined;
  if (next === undefined) {
    const { hint, ...words } = closest(href, [...to.paths]);
    return {
      code: 'broken-link',
      message: `The link "${href}" leads to no page.${hint}`,
      ...words,
    };
  }
  const rest = /[?#]/.test(next) ? '' : href.slice(path.length);
  const message = `The link "${href}" is a former address; write ${next}${rest}.`;
  return { code: 'link-to-former-address', message, words: href, instead: `${next}${rest}` };
}

/** Checks against ids of headings and data; the audit checks the finished markup again. */
function placeObjection(href: string, path: string, to: LinkTargets): Fault | undefined {
  const hash = decodedHash(/#(.+)$/s.exec(href)?.[1] ?? '');
  const headings = to.headings.get(path);
  if (hash === '' || !headings) return undefined;
  if (headings.includes(hash) || isOwnId(hash, to.own) || to.ids.has(hash)) return undefined;
  const { hint, instead: near } = closest(hash, [...headings, ...to.own.names]);
  const message = `The link "${href}" leads to no place on its page.${hint}`;
  const instead = near && href.replace(/#.*/s, `#${near}`);
  return { code: 'broken-anchor', message, words: href, ...(instead && { instead }) };
}
