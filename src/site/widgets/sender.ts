import { createContext } from 'react';
import type { Form } from '../forms/form.ts';

export type Table = Form['table'];

/** Checks and sends a form. Passed by context, so no form imports the rules or the backend. */
export type Sender = {
  /** Preloads the code that sending needs. */
  prepare(): void;
  /** The rules of the fields; @throws Error if their code can't be loaded. */
  loadRules(): Promise<typeof import('../forms/parse-form.ts')>;
  /** Sends nothing more once aborted. @throws Error unless the backend confirmed the row. */
  send(table: Table, row: object, signal: AbortSignal): Promise<void>;
};

const unavailable = new Error('There is no backend on this page.');

export const SenderContext = createContext<Sender>({
  prepare() {},
  loadRules: () => Promise.reject(unavailable),
  send: () => Promise.reject(unavailable),
});
