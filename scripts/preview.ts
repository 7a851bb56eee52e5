import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listen, portIn } from '../src/studio/serve/listen.ts';
import { networkUrls } from '../src/studio/serve/network-addresses.ts';
import { onlyOwnHosts } from '../src/studio/serve/own-hosts.ts';
import { startErrorText } from '../src/studio/serve/start-error.ts';
import { staticSite } from '../src/studio/serve/static-server.ts';
import { addressesText } from './start/addresses.ts';
import { servingFlags } from './start/flags.ts';

/**
 * `npm run preview`: serves `dist/` as a host does, with the headers, redirects, 404 page and
 * compressed copies that it will have there. Builds it first if it is not there; otherwise it is
 * shown as it is. `PORT` and `-- --host` are as for `npm start`.
 */
const own = { out: { type: 'string', default: 'dist' } } as const;

try {
  const { out, port, host } = servingFlags(own);
  const wanted = portIn(port);
  if (await isThere(out)) await preview(out, wanted, host);
  else process.exitCode = 1;
} catch (error) {
  console.error(startErrorText(error, own.out.default));
  process.exitCode = 1;
}

/** Whether there is a finished site, after building it if necessary. */
async function isThere(out: string): Promise<boolean> {
  if (existsSync(join(out, 'index.html'))) return true;
  const build = spawn(process.execPath, ['build.ts', '--out', out], { stdio: 'inherit' });
  const [status] = await once(build, 'exit');
  return status === 0;
}

async function preview(out: string, wanted: number | undefined, network: boolean): Promise<void> {
  const site = onlyOwnHosts(network, staticSite(out));
  const { port, url } = await listen(site, { port: wanted, network });
  const urls = network ? networkUrls(port) : undefined;
  console.log(`\n${addressesText(url, urls)}`);
  console.log(
    `It is ${out}/ as a host will serve it. After a change run npm run build; this goes on.`,
  );
  console.log('Ctrl+C stops it.\n');
}
