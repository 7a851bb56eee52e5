import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { editEvent, type LiveState } from '../live/messages.ts';

/** How soon a browser connects again, in ms. */
const retry = 300;

/**
 * Tells open pages the state of the site, as server-sent events: now, and whenever it changes.
 *
 * Source: HTML Standard, "Server-sent events".
 */
export class LiveEvents {
  /** A page of an earlier start is loaded again, whatever has happened since. */
  readonly #session = randomUUID();
  readonly #pages = new Set<ServerResponse>();
  #state: LiveState | undefined;

  /** @param mayEdit whether the desk is open to whoever looks at the page. */
  add(response: ServerResponse, mayEdit: boolean): void {
    response.writeHead(200, {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    });
    response.write(`retry: ${retry}\n\n`);
    if (mayEdit) response.write(`event: ${editEvent}\ndata:\n\n`);
    this.#pages.add(response);
    response.once('close', () => this.#pages.delete(response));
    if (this.#state) this.#write(response, this.#state);
  }

  send(state: LiveState): void {
    this.#state = state;
    for (const page of this.#pages) this.#write(page, state);
  }

  close(): void {
    for (const page of this.#pages) page.end();
  }

  #write(page: ServerResponse, state: LiveState): void {
    const code = `${this.#session} ${state.code}`;
    page.write(`data: ${JSON.stringify({ ...state, code })}\n\n`);
  }
}
