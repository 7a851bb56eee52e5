import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../../studio/serve/free-port.ts';
import { serverPrograms } from './server-programs.ts';

export type WebServer = { readonly url: string; readonly stop: () => Promise<void> };

export type Served = {
  readonly site: string;
  /** The folder of host configurations that the build wrote. */
  readonly hosts: string;
  readonly scratch: string;
};

/** nginx set up as in the README of hosts, on a local port. */
export async function startNginx({ site, hosts, scratch }: Served): Promise<WebServer> {
  const { nginx, brotliModule } = serverPrograms();
  const port = await freePort();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(scratch, name)};`,
  );
  const config = `load_module ${brotliModule};
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${join(scratch, 'pid')};
error_log stderr;
events {}
http {
  access_log off;
  ${temporary.join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    root ${site};
    include ${join(hosts, 'nginx.conf')};
  }
}`;
  const file = configFile(scratch, 'nginx.conf', config);
  return started(spawn(nginx, ['-e', 'stderr', '-p', scratch, '-c', file]), port);
}

/** Caddy set up as in the README of hosts, but without certificates. */
export async function startCaddy({ site, hosts, scratch }: Served): Promise<WebServer> {
  const { caddy } = serverPrograms();
  const port = await freePort();
  const config = `{
	admin off
	auto_https off
}
http://127.0.0.1:${port} {
	root * ${site}
	import ${join(hosts, 'Caddyfile')}
}
`;
  const file = configFile(scratch, 'Caddyfile', config);
  const env = { ...process.env, HOME: scratch, XDG_CONFIG_HOME: scratch, XDG_DATA_HOME: scratch };
  const run = spawn(caddy, ['run', '--config', file, '--adapter', 'caddyfile'], { env });
  return started(run, port);
}

function configFile(scratch: string, name: string, content: string): string {
  mkdirSync(scratch, { recursive: true });
  const path = join(scratch, name);
  writeFileSync(path, content);
  return path;
}

/** Waits until it answers, and stops it when this process ends. */
async function started(run: ChildProcess, port: number): Promise<WebServer> {
  let said = '';
  run.stderr?.on('data', (text) => {
    said += text;
  });
  run.stdout?.resume();
  const end = () => run.kill();
  process.once('exit', end);
  const stop = async () => {
    process.off('exit', end);
    if (run.exitCode !== null) return;
    run.kill();
    await once(run, 'exit');
  };
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 200; tries++) {
    if (run.exitCode !== null) throw new Error(`${run.spawnfile} ended: ${said}`);
    const isUp = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isUp) return { url, stop };
    await setTimeout(50);
  }
  await stop();
  throw new Error(`${run.spawnfile} does not answer: ${said}`);
}
