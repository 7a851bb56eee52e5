import { join } from 'node:path';
import type { LiveState } from '../../studio/live/messages.ts';
import { DeskGate } from '../../studio/serve/desk-gate.ts';
import { listen } from '../../studio/serve/listen.ts';
import { liveServer } from '../../studio/serve/live-server.ts';
import { root } from '../root.ts';

export type ServedLive = Awaited<ReturnType<typeof servedLive>>;

type Serving = {
  /** The project's folder, if it is not this one. */
  readonly code?: string;
  /** Where what was made is cached; by default with the content. */
  readonly cache?: string;
  readonly report?: (state: LiveState) => void;
  /** Whether other devices may use the desk, by its entrance. */
  readonly isForOthers?: boolean;
  /** 0 for any free one. */
  readonly port?: number;
};

/**
 * Serves content as `npm start` does, to this machine alone and without a database.
 *
 * @param contentRoot holds `content/`.
 */
export async function servedLive(
  contentRoot: string,
  { code = root, cache, report = () => {}, isForOthers = false, port: wanted = 0 }: Serving = {},
) {
  const gate = new DeskGate(isForOthers);
  const live = await liveServer(
    { root: code, contentRoot, cache: cache ?? join(contentRoot, 'cache') },
    { state: report, changed: () => {} },
    gate,
  );
  const { port, url, close } = await listen(live.listener, { port: wanted, network: false });
  const stop = async () => {
    await live.stop();
    close();
  };
  return { live, gate, port, url, stop, [Symbol.asyncDispose]: stop };
}
