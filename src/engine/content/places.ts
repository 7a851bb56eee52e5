import { suggestion } from '../kernel/suggestion.ts';
import { type LoadedContent, loadedPages } from './loaded-content.ts';
import { markedFields, valuesIn } from './marked-fields.ts';
import { isOwnId, type OwnIds } from './own-ids.ts';
import { singlePages } from './tables.ts';

/** The places on pages that a link can lead to, by its hash. */
export type Places = {
  /** The ids of the headings in each page's text, by path. A page that can't be read is missing. */
  readonly headings: ReadonlyMap<string, readonly string[]>;
  /** The ids that data files give, which some pages have. */
  readonly ids: ReadonlySet<string>;
  /** Those of the site's own markup. */
  readonly own: OwnIds;
  /** Each page's path, by its file. */
  readonly pathOf: ReadonlyMap<string, string>;
};

export function pagePlaces(content: LoadedContent): Places {
  const read = loadedPages(content).map(({ path, source, body: { headings } }) => ({
    ...{ path, headings, file: source.file },
  }));
  const failed = [...content.salvaged.values()].flatMap(({ path, headings = [], source }) =>
    path === undefined ? [] : [{ path, headings, file: source.file }],
  );
  const pages = [...read, ...failed];
  const headings = new Map(pages.map((page) => [page.path, page.headings.map(({ id }) => id)]));
  for (const [, { path, second }] of singlePages(content.tables.kinds)) {
    const own = headings.get(path);
    if (second && own) headings.set(second, own);
  }
  return {
    ...{ headings, ids: dataIds(content), own: content.tables.ownIds },
    pathOf: new Map(pages.map(({ file, path }) => [file, path])),
  };
}

/** Pages give a part the id of the item that it shows, and its heading one that follows from it. */
function dataIds({ data, salvaged, tables }: LoadedContent): Set<string> {
  const ids = Object.entries(tables.data).flatMap(([name, { file, schema }]) => {
    const value = data.get(name)?.value ?? salvaged.get(file)?.raw;
    return markedFields(schema)
      .filter(({ marks }) => marks.unique)
      .flatMap((field) => valuesIn(value, field).map(({ value }) => String(value)));
  });
  return new Set(ids.flatMap((id) => [id, `${id}-title`]));
}

/**
 * What is wrong with the hash of a link to a page that is there; undefined if it may lead to a place
 * on that page. Which ids its own markup has is known for sure once it is made: the audit looks then.
 */
export function placeObjection(href: string, path: string, places: Places): string | undefined {
  const hash = decoded(/#(.+)$/s.exec(href)?.[1] ?? '');
  const headings = places.headings.get(path);
  if (hash === '' || !headings) return undefined;
  if (headings.includes(hash) || isOwnId(hash, places.own) || places.ids.has(hash))
    return undefined;
  const near = suggestion(hash, [...headings, ...places.own.names]);
  return `The link "${href}" leads to no place on its page.${near}`;
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
