import { afterAll } from 'vitest';
import { startDatabase } from './database.ts';

/** The database of one file of tests. */
export const database = await startDatabase();
afterAll(database.stop);
