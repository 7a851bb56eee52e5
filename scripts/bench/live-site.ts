import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { root } from '../../src/e2e/root.ts';
import { DeskGate } from '../../src/serve/desk-gate.ts';
import { liveServer } from '../../src/serve/live-server.ts';

/** A live server that runs. */
export type LiveSite = {
  /** Without a slash at the end. */
  readonly url: string;
  /** The process that renders. */
  readonly pid: () => number | undefined;
  readonly stop: () => Promise<void>;
};

/** Serves the content of a folder as `npm start` does. @param content holds `content/`. */
export async function liveSite(content: string): Promise<LiveSite> {
  const cache = join(content, 'cache');
  const live = await liveServer(
    { root, contentRoot: content, cache },
    { state: () => {}, changed: () => {} },
    new DeskGate(false),
  );
  const server = createServer(live.listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    pid: live.pid,
    stop: async () => {
      await live.stop();
      server.closeAllConnections();
      server.close();
    },
  };
}
