import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { editEvent, type LiveState } from '../live/messages.ts';
import { refuse } from './guarded.ts';
import { isLoopback } from './own-hosts.ts';

/** How soon a browser reconnects, in ms. */
const retry = 300;

/** Open pages on this machine, and again on all other devices together. */
const maxPages = 100;

/** Bytes buffered for a page that does not read, before its connection is closed. */
const maxWaiting = 4_000_000;

/**
 * Tells open pages the state of the site, as server-sent events: now, and whenever it changes.
 *
 * Source: HTML Standard, "Server-sent events".
 */
export class LiveEvents {
  /** Makes pages from before a restart reload. */
  readonly #session = randomUUID();
  readonly #own = new Set<ServerResponse>();
  /** Counted separately, so that other devices can't use up this machine's connections. */
  readonly #others = new Set<ServerResponse>();
  #state: LiveState | undefined;

  /** @param mayEdit whether this visitor may use the desk. */
  add(response: ServerResponse, mayEdit: boolean): void {
    const isOwn = isLoopback(response.socket?.remoteAddress);
    const pages = isOwn ? this.#own : this.#others;
    // EventSource does not reconnect after a status other than 200.
    if (pages.size >= maxPages) return void refuse(response, 503, tooMany);
    response.writeHead(200, {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    });
    // A HEAD request ends at once and takes no place.
    if (response.req.method === 'HEAD') return void response.end();
    response.write(`retry: ${retry}\n\n`);
    if (mayEdit) response.write(`event: ${editEvent}\ndata:\n\n`);
    pages.add(response);
    response.once('close', () => pages.delete(response));
    if (this.#state) this.#write(response, this.#state);
  }

  send(state: LiveState): void {
    this.#state = state;
    for (const page of this.#pages) this.#write(page, state);
  }

  close(): void {
    for (const page of this.#pages) page.end();
  }

  get #pages(): ServerResponse[] {
    return [...this.#own, ...this.#others];
  }

  #write(page: ServerResponse, state: LiveState): void {
    const code = `${this.#session} ${state.code}`;
    page.write(`data: ${JSON.stringify({ ...state, code })}\n\n`);
    if (page.writableLength > maxWaiting) page.destroy();
  }
}

const tooMany = 'Too many pages are open. Close some, and load this one again.';
