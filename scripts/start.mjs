import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// What `npm start` runs. Node strips types and compiles only what has changed since the last start,
// from start.ts on: that needs to be asked for before the first such file is loaded.
enableCompileCache(join(import.meta.dirname, '../.output/builder/compiled'));
await import('./start.ts');
