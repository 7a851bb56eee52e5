import { createContext } from 'react';
import type { Form } from '../forms/form.ts';

/** The two tables. Source: specification, section 7. */
export type Table = Form['table'];

/** Sends a form's row to the backend. Passed by context, so that no form imports the backend. */
export type Sender = {
  /** Preloads the code that sending needs. */
  prepare(): void;
  /**
   * @param signal once aborted, nothing more is sent.
   * @throws Error unless the backend confirmed that the row is stored.
   */
  send(table: Table, row: object, signal: AbortSignal): Promise<void>;
};

export const SenderContext = createContext<Sender>({
  prepare() {},
  send: () => Promise.reject(new Error('There is no backend on this page.')),
});
