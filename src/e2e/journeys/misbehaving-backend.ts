import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Handler } from '../../studio/serve/guarded.ts';
import { type Listening, listen } from '../../studio/serve/listen.ts';

type Answer = (response: ServerResponse, attempt: number) => void;

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
export const manners: Readonly<Record<string, Answer>> = {
  well: status(201),
  'second-time': (response, attempt) => status(attempt === 1 ? 503 : 201)(response, attempt),
  'bad-request': status(400, '{"message":"no"}'),
  unauthorised: status(401, '{"message":"no"}'),
  forbidden: status(403, '{"code":"42501","message":"no"}'),
  'not-found': status(404, '{"message":"no"}'),
  conflict: status(409, '{"code":"23505","message":"no"}'),
  'too-large': status(413, 'too large', 'text/plain'),
  'too-many': status(429, '{"message":"later"}'),
  'server-error': status(500, '{"message":"oh"}'),
  'bad-gateway': status(502, '<h1>Bad gateway</h1>', 'text/html'),
  unavailable: status(503, ''),
  'ok-but-not-created': status(200, '[]'),
  'log-in-page': status(200, logInPage, 'text/html'),
  'no-content': status(204),
  'bad-json': status(400, '{"message":'),
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
    if (method === 'OPTIONS') return status(204)(response, 1);
    if (url === '/log-in') return status(200, logInPage, 'text/html')(response, 1);
    if (url.startsWith('/rows')) return status(200, JSON.stringify(rows))(response, 1);
    const row = JSON.parse((await text(request)) || '{}') as Record<string, unknown>;
    rows.push({ ...row, table: /v1\/(\w+)/.exec(url)?.[1] });
    const [manner = ''] = String(row.email).split(/[@+]/);
    const attempt = rows.filter(({ email }) => email === row.email).length;
    (manners[manner] ?? status(201))(response, attempt);
  };
  return listen(answer, { port: 0, network: false });
}

async function text(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const part of request) body += part;
  return body;
}
