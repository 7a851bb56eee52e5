import { existsSync } from 'node:fs';

// What npm scripts load first, and tests don't: .env, whose values give way to those of the
// environment. Node's own flag for it complains at every start if there is none. Written in
// JavaScript, since the Node that runs it may be too old for TypeScript.
const wanted = 24;

if (Number.parseInt(process.versions.node, 10) < wanted) {
  console.error(
    `This needs Node ${wanted} or later, and found ${process.version}: https://nodejs.org`,
  );
  process.exit(1);
}
if (existsSync('.env')) process.loadEnvFile();
