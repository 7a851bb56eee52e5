import { join } from 'node:path';

/** The project's own folder. */
export const root = join(import.meta.dirname, '../..');
