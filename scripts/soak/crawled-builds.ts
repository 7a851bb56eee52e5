import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { fixtureSite } from '../../src/e2e/fixtures/fixture-site.ts';
import { startNginx } from '../../src/e2e/hosts/web-server.ts';
import { routeTable } from '../../src/site/own-site.ts';
import type { Scenario } from '../soak.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { type Edition, edition, finish } from './edition.ts';
import { assets } from './whole-pages.ts';

const rebuilds = 20;
const clients = 8;
/** Editions repeat, so that later builds reuse cached compression. */
const editions = 4;

const paths = routeTable(fixtureSite)
  .map(({ path }) => path)
  .filter((path) => path !== '*');

/**
 * Rebuilds the folder that nginx serves, each time as another edition, while eight clients fetch
 * pages and their assets. Nothing may be missing or truncated.
 */
export const scenario: Scenario = {
  name: `${rebuilds} rebuilds under a crawl by ${clients} clients`,
  async run() {
    using folder = temporaryFolder('crawled-builds');
    const site = join(folder.path, 'out');
    const all = Array.from({ length: editions }, (_, at) => edition(at + 1, folder.path));
    await rebuild(all[0], site);
    const scratch = join(folder.path, 'nginx');
    const server = await startNginx({ site, hosts: `${site}-hosts`, scratch });
    return await crawl(server.url, all, site).finally(server.stop);
  },
};

type Count = { pages: number; assets: number; editions: Set<string> };

async function crawl(url: string, all: readonly Edition[], site: string): Promise<string> {
  const count: Count = { pages: 0, assets: 0, editions: new Set() };
  let isBuilding = true;
  const client = async (): Promise<void> => {
    while (isBuilding) await visit(url, count);
  };
  const crawling = Promise.all(Array.from({ length: clients }, client));
  const building = async () => {
    for (let at = 1; at <= rebuilds; at++) await rebuild(all[at % editions], site);
  };
  await Promise.race([building(), crawling]).finally(() => {
    isBuilding = false;
  });
  await crawling;
  return `${count.pages} pages and ${count.assets} assets, of ${count.editions.size} editions, all whole`;
}

async function visit(url: string, count: Count): Promise<void> {
  const path = paths[Math.floor(Math.random() * paths.length)] ?? '/';
  const html = (await get(url + path)).toString();
  if (!html.endsWith('</html>\n')) throw new Error(`${path} is cut short.`);
  count.pages++;
  count.editions.add(/Pierlight Marketing (\d+) Ltd/.exec(html)?.[1] ?? 'none');
  for (const asset of assets(html)) {
    if ((await get(url + asset)).length === 0) throw new Error(`${asset} is empty.`);
    count.assets++;
  }
}

const decompress: Record<string, (body: Buffer) => Buffer> = {
  identity: (body) => body,
  br: brotliDecompressSync,
  gzip: gunzipSync,
};
const encodings = Object.keys(decompress);

/** @throws Error if it is missing or shorter than its content-length, or can't be decompressed. */
function get(url: string): Promise<Buffer> {
  const encoding = encodings[Math.floor(Math.random() * encodings.length)] ?? 'br';
  return new Promise((resolve, reject) => {
    const answered = async (response: IncomingMessage) => {
      const { statusCode, headers } = response;
      const body = Buffer.concat(await response.toArray());
      if (statusCode !== 200) throw new Error(`${url} answers ${statusCode}.`);
      if (body.length !== Number(headers['content-length']))
        throw new Error(`${url} is cut short.`);
      return decompress[headers['content-encoding'] ?? 'identity']?.(body) ?? body;
    };
    const onAnswer = (response: IncomingMessage) => void answered(response).then(resolve, reject);
    request(url, { headers: { 'accept-encoding': encoding } }, onAnswer)
      .once('error', reject)
      .end();
  });
}

async function rebuild(edition: Edition | undefined, site: string): Promise<void> {
  if (!edition) throw new Error('There is no such edition.');
  await finish(edition, site);
}
