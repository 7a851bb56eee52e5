import { Cache } from '../output/cache.ts';
import { LiveSite } from './live-site.ts';
import type { FromRenderer, LiveOptions, LiveRequest, ToRenderer } from './messages.ts';

/** How often what was made is written to the build's cache, in ms, for the next start. */
const saving = 30_000;

let site: Promise<LiveSite> | undefined;
let changing: Promise<void> = Promise.resolve();
const waiting: { isCode: boolean }[] = [];

// The process that renders, started by `npm start` from the generator's bundle: it takes changes and
// requests from its parent, and ends with it.
process.on('message', async (message: ToRenderer) => {
  if (message.type === 'start') site = started(message.options);
  else if (message.type === 'change') change(message.isCode);
  else await answer(message.id, message.request);
});
process.on('disconnect', () => process.exit());

async function answer(id: number, request: LiveRequest): Promise<void> {
  const live = await site;
  await changing;
  if (live) send({ type: 'answer', id, answer: await live.answer(request) });
}

async function started(options: LiveOptions): Promise<LiveSite> {
  const cache = new Cache(options.cache);
  setInterval(() => cache.flush(), saving).unref();
  const live = new LiveSite(options, cache, (state) => send({ type: 'state', state }));
  await live.change(false);
  return live;
}

/** One change at a time; those that come meanwhile are taken together. */
function change(isCode: boolean): void {
  waiting.push({ isCode });
  changing = changing.then(async () => {
    const these = waiting.splice(0);
    if (these.length > 0) await (await site)?.change(these.some(({ isCode }) => isCode));
  });
}

function send(message: FromRenderer): void {
  process.send?.(message);
}
