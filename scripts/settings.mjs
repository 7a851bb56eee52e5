import { existsSync } from 'node:fs';

// Loaded by npm scripts, never by tests. What the environment sets goes before it. Node's own flag
// for this says at every start without such a file that there is none.
if (existsSync('.env')) process.loadEnvFile();
