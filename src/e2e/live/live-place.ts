import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Page, expect as playwrightExpect } from 'playwright/test';
import type { LiveState } from '../../studio/live/messages.ts';
import { workplace } from '../builds/workplace.ts';
import { fixtureRoot } from '../fixtures/fixture-site.ts';
import { root } from '../root.ts';
import { servedLive } from './served-live.ts';

/** Code that has changed is bundled first, which takes seconds on a busy machine. */
export const expect = playwrightExpect.configure({ timeout: 80_000 });

export type LivePlace = Awaited<ReturnType<typeof livePlace>>;

/**
 * A copy of the frozen content, served live, in which tests may save what they like.
 *
 * @param hasOwnCode whether the project's code is copied too, for tests that change it.
 * @param prepare changes files before the start.
 * @param isForOthers whether other devices may use the desk, by its entrance.
 */
export async function livePlace(
  hasOwnCode = false,
  prepare: (file: (path: string) => string) => void = () => {},
  isForOthers = false,
) {
  const temporary = mkdtempSync(join(tmpdir(), 'live-'));
  const folder = hasOwnCode ? workplace(temporary, () => 0).root : temporary;
  if (!hasOwnCode)
    cpSync(join(fixtureRoot, 'content'), join(folder, 'content'), { recursive: true });
  const file = (path: string) => join(folder, path);
  prepare(file);
  const states: LiveState[] = [];
  const serving = {
    code: hasOwnCode ? folder : root,
    cache: join(root, '.cache/test-live-cache'),
    report: (state: LiveState) => states.push(state),
    isForOthers,
  };
  let running = await servedLive(folder, serving);
  const { port, url } = running;
  const close = async () => {
    await running.stop();
    rmSync(temporary, { recursive: true, force: true });
  };
  return {
    folder,
    address: (path: string) => url + path,
    file,
    /** Saves a file with its text changed. @throws Error if the change changes nothing. */
    edit: (path: string, change: (text: string) => string) => {
      const text = readFileSync(file(path), 'utf8');
      const changed = change(text);
      if (changed === text) throw new Error(`${path} is as it was.`);
      writeFileSync(file(path), changed);
    },
    get live() {
      return running.live;
    },
    /** What the desk's page is given, to make its calls with. */
    get token() {
      return running.gate.token;
    },
    /** What other devices must say first, if they may use the desk. */
    get entrance() {
      return running.gate.entrance;
    },
    /** Every state that was reported, oldest first. */
    states,
    /** Ends the server and what renders at once. @returns what starts it again, at its address. */
    crash: async () => {
      const pid = running.live.pid();
      if (pid) process.kill(pid, 'SIGKILL');
      await running.stop();
      return async () => {
        running = await servedLive(folder, { ...serving, port });
      };
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}

/** Opens a page and waits until it follows changes. */
export async function open(page: Page, url: string): Promise<void> {
  const source = page.waitForResponse((response) => response.request().resourceType() === 'xhr');
  await page.goto(url);
  await source;
  await page.evaluate(() => Object.assign(window, { isSame: true }));
}

/** Whether the page has not been loaded again since it was opened. */
export function isSame(page: Page): Promise<boolean> {
  return page.evaluate(() => 'isSame' in window);
}
