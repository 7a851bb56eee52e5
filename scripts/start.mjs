import './settings.mjs';
import { join } from 'node:path';

// What `npm start` runs. Node strips types and compiles only what has changed since the last start,
// from start.ts on: that needs to be asked for before the first such file is loaded. Imported here,
// so that settings.mjs can tell an older Node, which lacks it, what is needed.
const { enableCompileCache } = await import('node:module');
enableCompileCache(join(import.meta.dirname, '../.output/builder/compiled'));
await import('./start.ts');
