import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/*
 * `node scripts/changed-pages.ts BEFORE AFTER`: which pages differ between two built sites, and what
 * they weigh, in Markdown. A pull request's check shows it.
 */

/** More rows than this are counted, so that the text fits into a comment. */
const mostRows = 25;

type Row = { readonly page: string; readonly before?: number; readonly after?: number };

/** @param before a built site with compressed copies, as is `after`. */
export function changedPages(before: string, after: string): string {
  const names = new Set([...pagesIn(before), ...pagesIn(after)]);
  const rows = [...names].sort().flatMap((name): Row[] => {
    const [old, now] = [before, after].map((folder) => readPage(join(folder, name)));
    if (old?.shown === now?.shown) return [];
    const page = `/${name.replace(/(^|\/)index\.html$/, '')}`;
    return [{ page, ...(old && { before: old.bytes }), ...(now && { after: now.bytes }) }];
  });
  if (rows.length === 0) return 'No page has changed.\n';
  const count = (is: (row: Row) => boolean) => rows.filter(is).length;
  const added = count((row) => row.before === undefined);
  const gone = count((row) => row.after === undefined);
  const more = rows.length - mostRows;
  return [
    `**Pages:** ${rows.length - added - gone} changed, ${added} new, ${gone} gone. Bytes are with brotli.`,
    '',
    '| page | before | after |',
    '| --- | ---: | ---: |',
    ...rows
      .slice(0, mostRows)
      .map(({ page, before = '', after = '' }) => `| ${page} | ${before} | ${after} |`),
    ...(more > 0 ? ['', `And ${more} more.`] : []),
    '',
  ].join('\n');
}

function pagesIn(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.endsWith('.html')).map((name) => name.replaceAll('\\', '/'));
}

/** What visitors see of a page, so that a change of code alone doesn't list all pages; and its weight. */
function readPage(file: string): { shown: string; bytes: number } | undefined {
  if (!existsSync(file)) return undefined;
  const html = readFileSync(file, 'utf8');
  const [head = '', body = ''] = html.split(/(?=<main)/);
  const said = [...head.matchAll(/<title>.*?<\/title>|<meta name="?description.*?>/gs)].join('');
  // The names of assets have hashes.
  const shown = said + body.split('</main>')[0]?.replaceAll(/(\/assets\/[\w/]+)[\w-]*/g, '$1');
  return { shown, bytes: statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size };
}

if (import.meta.main) {
  const [before = '', after = ''] = process.argv.slice(2);
  process.stdout.write(changedPages(before, after));
}
