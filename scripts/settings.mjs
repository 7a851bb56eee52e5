import { existsSync } from 'node:fs';
import { join } from 'node:path';

// What npm scripts load first, and tests don't. Written in JavaScript, since the Node that runs it may
// be too old for TypeScript, or for what is imported below.
const wanted = 24;

if (Number.parseInt(process.versions.node, 10) < wanted) {
  console.error(
    `This needs Node ${wanted} or later, and found ${process.version}: https://nodejs.org`,
  );
  process.exit(1);
}

// Node strips types and compiles only what has changed since the last run, if it is asked to before
// the first such file is loaded.
const { enableCompileCache } = await import('node:module');
enableCompileCache(join(import.meta.dirname, '../.cache/bundle/compiled'));

// The values of .env give way to those of the environment. Node's own flag for it complains at every
// start if there is none.
if (existsSync('.env')) process.loadEnvFile();
