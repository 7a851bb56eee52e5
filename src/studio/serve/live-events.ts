import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { editEvent, type LiveState } from '../live/messages.ts';
import { isLoopback } from './own-hosts.ts';

/** How soon a browser connects again, in ms. */
const retry = 300;

/** Open pages on this machine, and on all other devices: each has a connection of its own. */
const maxPages = 100;

/** Bytes that wait for a page that does not read. */
const maxWaiting = 4_000_000;

/**
 * Tells open pages the state of the site, as server-sent events: now, and whenever it changes.
 *
 * Source: HTML Standard, "Server-sent events".
 */
export class LiveEvents {
  /** A page of an earlier start is loaded again, whatever has happened since. */
  readonly #session = randomUUID();
  readonly #own = new Set<ServerResponse>();
  /** Apart, so that no other device can take the places of this machine. */
  readonly #others = new Set<ServerResponse>();
  #state: LiveState | undefined;

  /** @param mayEdit whether the desk is open to whoever looks at the page. */
  add(response: ServerResponse, mayEdit: boolean): void {
    const isOwn = isLoopback(response.socket?.remoteAddress);
    const pages = isOwn ? this.#own : this.#others;
    // A browser that gets no 200 does not ask again.
    if (pages.size >= maxPages) return void response.writeHead(503, plain).end(tooMany);
    response.writeHead(200, {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    });
    // Whoever asks for the headers alone waits for nothing, and takes no place.
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

const plain = { 'Content-Type': 'text/plain; charset=utf-8', Connection: 'close' };
const tooMany = 'Too many pages are open. Close some, and load this one again.\n';
