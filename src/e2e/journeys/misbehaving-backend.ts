import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Handler } from '../../studio/serve/guarded.ts';
import { type Listening, listen } from '../../studio/serve/listen.ts';

type Answer = (response: ServerResponse) => void;

const status =
  (code: number, body = '', type = 'application/json'): Answer =>
  (response) => {
    response.writeHead(code, { ...cors, 'content-type': type });
    response.end(body);
  };

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
};

const logInPage = '<!doctype html><title>Hotel Wi-Fi</title><h1>Please log in</h1>';

/**
 * Ways to answer an insert. The entered e-mail address selects one: `reset@x.example` selects
 * `reset`, so that many tests can run at the same time.
 */
const manners: Readonly<Record<string, Answer>> = {
  well: status(201),
  'server-error': status(500, '{"message":"oh"}'),
  'log-in-page': status(200, logInPage, 'text/html'),
  'redirect-loop': (response) => {
    response.writeHead(307, { ...cors, location: '?loop' });
    response.end();
  },
  'redirect-away': (response) => {
    response.writeHead(302, { ...cors, location: '/log-in' });
    response.end();
  },
  reset: (response) => {
    response.socket?.destroy();
  },
  'half-an-answer': (response) => {
    response.writeHead(500, { ...cors, 'content-length': '1000' });
    response.write('{');
    setTimeout(() => response.socket?.destroy(), 50);
  },
  silence: () => {},
};

/** A fake backend that answers as the e-mail address selects, and records every row. */
export async function misbehavingBackend(): Promise<Listening> {
  const rows: Record<string, unknown>[] = [];
  const answer: Handler = async (request, response) => {
    const { method, url = '' } = request;
    if (method === 'OPTIONS') return status(204)(response);
    if (url === '/log-in') return status(200, logInPage, 'text/html')(response);
    if (url.startsWith('/rows')) return status(200, JSON.stringify(rows))(response);
    const row = JSON.parse((await text(request)) || '{}') as Record<string, unknown>;
    rows.push({ ...row, table: /v1\/(\w+)/.exec(url)?.[1] });
    const [manner = ''] = String(row.email).split(/[@+]/);
    (manners[manner] ?? status(201))(response);
  };
  return listen(answer, { port: 0, network: false });
}

async function text(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const part of request) body += part;
  return body;
}
