import './settings.mjs';
import { join } from 'node:path';

// What `npm start` runs. Node strips types and compiles only what has changed since the last start,
// from start.ts on: that needs to be asked for before the first such file is loaded. Imported here,
// since older versions of Node lack it, and are to hear of settings.mjs what is needed.
const { enableCompileCache } = await import('node:module');
enableCompileCache(join(import.meta.dirname, '../.output/builder/compiled'));
await import('./start.ts');
