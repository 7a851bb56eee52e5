import { createContext } from 'react';
import type { Form } from '../forms/form.ts';

/** The two tables. Source: specification, section 7. */
export type Table = Form['table'];

/** What carries a form's row to the backend. Handed down, so that no form knows the backend. */
export type Sender = {
  /** Begins to load what sending needs. */
  prepare(): void;
  /**
   * @param signal once it is aborted nothing is sent any more.
   * @throws Error unless the row has certainly been stored.
   */
  send(table: Table, row: object, signal: AbortSignal): Promise<void>;
};

export const SenderContext = createContext<Sender>({
  prepare() {},
  send: () => Promise.reject(new Error('There is no backend on this page.')),
});
