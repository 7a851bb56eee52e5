import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { plain } from '../../site/forms/plain.ts';

/** Answers a request. It returns the promise of whatever it waits for, so that none fails unseen. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

/**
 * Wraps a handler so that no request can end the process: an error is one line in the terminal and
 * status 500, or a closed connection if the response has begun. Every server uses it.
 */
export function guarded(handler: Handler): RequestListener {
  return async (request, response) => {
    const close = () => response.destroy();
    // An `error` event without a listener ends the process: a visitor leaves, a file is deleted.
    request.on('error', close);
    response.on('error', close).on('pipe', (source) => source.on('error', close));
    try {
      await handler(request, response);
    } catch (error) {
      if (!isOfLeaving(error)) console.error(whatFailed(request, error));
      if (response.headersSent) response.destroy();
      else refuse(response, 500, apology);
    }
  };
}

const apology = 'Something went wrong here. The terminal says what.';

/** Answers in a sentence, and closes the connection: the rest of the body is not read. */
export function refuse(response: ServerResponse, status: number, message: string, more = {}): void {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', Connection: 'close', ...more };
  response.writeHead(status, headers).end(`${message}\n`);
}

/** Visitors may leave whenever they like: nothing has gone wrong. */
function isOfLeaving(error: unknown): boolean {
  return (error as NodeJS.ErrnoException | undefined)?.code === 'ECONNRESET';
}

function whatFailed({ method, url }: IncomingMessage, error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return plain(`${method} ${url} could not be answered: ${message}`);
}
