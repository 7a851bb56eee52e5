import { flushCompileCache } from 'node:module';
import { Cache } from '../../engine/output/cache.ts';
import { site as definition } from '../../site/site.ts';
import { LiveSite } from '../live/live-site.ts';
import type {
  FromRenderer,
  LiveAnswer,
  LiveOptions,
  LiveRequest,
  ToRenderer,
} from '../live/messages.ts';
import { Plans } from '../live/plans.ts';
import { ContentFolder } from './content-folder.ts';
import { Desk } from './desk.ts';
import type { DeskTask } from './desk-messages.ts';

/**
 * When to first save Node's compile cache, and then how often, in ms: after the first page is
 * served, but before a quick Ctrl+C.
 */
const [firstSave, saving] = [3_000, 30_000] as const;

type Started = { readonly live: LiveSite; readonly desk: Desk };

let site: Promise<Started> | undefined;
let changing: Promise<void> = Promise.resolve();
const waiting: { isCode: boolean }[] = [];

// The renderer's entry: it takes changes, requests and tasks from its parent, and ends with it.
process.on('message', async (message: ToRenderer) => {
  if (message.type === 'start') site = started(message.options, message.isCode);
  else if (message.type === 'change') change(message.isCode);
  else if (message.type === 'request') {
    await reply(message.id, (site) => answered(message.request, site).catch(failed));
  } else {
    // Only `desk-server.ts` sends tasks, and they are `DeskTask`s.
    await reply(message.id, ({ desk }) => desk.perform(message.task as DeskTask));
  }
});
process.on('disconnect', () => process.exit());

async function reply(id: number, work: (site: Started) => Promise<unknown>): Promise<void> {
  const started = await site;
  await changing;
  if (started) send({ type: 'answer', id, answer: await work(started) });
}

async function answered(request: LiveRequest, { live, desk }: Started): Promise<LiveAnswer> {
  const own = await desk.answer(request);
  if (own) return own;
  const found = await live.answer(request);
  if (found.status !== 404 || !request.url.startsWith('/assets/')) return found;
  return (await desk.file(request)) ?? live.replaced(request) ?? found;
}

/** Always answer: an unanswered request is retried in the next process and would kill that too. */
function failed(error: unknown): LiveAnswer {
  console.error(error);
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
  return { status: 500, headers, body: 'Something went wrong here. The terminal says what.\n' };
}

async function started(options: LiveOptions, isCode: boolean): Promise<Started> {
  try {
    // Before loading the site: roll back half-finished changes.
    new ContentFolder(options.contentRoot).recover();
  } catch (error) {
    // The next save retries and reports it at the desk.
    console.error(error instanceof Error ? error.message : String(error));
  }
  const cache = new Cache(options.cache);
  setTimeout(flushCompileCache, firstSave).unref();
  setInterval(flushCompileCache, saving).unref();
  const plans = new Plans(definition);
  const live = new LiveSite(plans, options, cache, (state) =>
    send({ type: 'state', state, isLoaded: live.loaded !== undefined }),
  );
  await live.change(isCode);
  return { live, desk: new Desk(definition, plans, options, cache, () => live.loaded) };
}

/** One change at a time; those that arrive meanwhile are batched. */
function change(isCode: boolean): void {
  waiting.push({ isCode });
  changing = changing.then(async () => {
    const these = waiting.splice(0);
    if (these.length === 0) return;
    await (await site)?.live.change(these.some(({ isCode }) => isCode));
  });
}

function send(message: FromRenderer): void {
  process.send?.(message);
}
