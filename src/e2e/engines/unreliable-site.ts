import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Handler } from '../../studio/serve/guarded.ts';
import { listen } from '../../studio/serve/listen.ts';

/**
 * A site behind a bad connection.
 *
 * @param site the URL of the site that answers in the end.
 */
export async function unreliableSite(site: string) {
  const [asked, answered]: [string[], string[]] = [[], []];
  let held: { path: RegExp; end: PromiseWithResolvers<void> } | undefined;
  let losing: RegExp | undefined;
  const answer: Handler = async (request, response) => {
    const { url = '' } = request;
    asked.push(url);
    if (losing?.test(url)) return response.writeHead(503).end();
    if (held?.path.test(url)) await held.end.promise;
    await pass(site, request, response);
    answered.push(url);
  };
  const { url, close } = await listen(answer, { port: 0, network: false });
  return {
    url,
    /** Answers what matches only once it is mended. */
    hold: (path: RegExp) => {
      held = { path, end: Promise.withResolvers() };
    },
    /** Answers what matches with an error, until it is mended. */
    lose: (path: RegExp) => {
      losing = path;
    },
    mend: () => {
      held?.end.resolve();
      held = undefined;
      losing = undefined;
    },
    asked,
    /** The paths answered so far, however late. */
    answered,
    close,
  };
}

async function pass(site: string, { url = '' }: IncomingMessage, response: ServerResponse) {
  const answer = await fetch(site + url, { headers: { 'accept-encoding': 'identity' } });
  const headers = Object.fromEntries(answer.headers);
  response.writeHead(answer.status, headers).end(Buffer.from(await answer.arrayBuffer()));
}
