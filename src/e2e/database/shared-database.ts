import { afterAll } from 'vitest';
import { startDatabase } from './database.ts';

export const database = await startDatabase();
afterAll(database.stop);
