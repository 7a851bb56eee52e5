import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { freePort } from '../../serve/free-port.ts';
import { type Engine, keys, reportViolations, type Tab, type Visitor } from './engine.ts';
import { missing, type WebKitPrograms } from './engine-programs.ts';
import { type Session, startSession } from './webdriver.ts';

const browserScript = join(import.meta.dirname, 'webkit-window.py');

/** WebKitGTK by WebDriver, in a window of an invisible X server. */
export async function webkit(programs: WebKitPrograms | undefined): Promise<Engine> {
  if (!programs) throw new Error(missing('WebKit'));
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  const started: ChildProcess[] = [];
  const close = async () => {
    for (const child of started.reverse()) await end(child);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const env = { ...process.env, ...quiet(folder) };
    const screen = run(programs, [programs.xvfb, ...screenArguments], env);
    started.push(screen);
    const display = `:${await firstLine(screen.stdio[3] as Readable)}`;
    const port = await freePort(20_000 + (process.pid % 20_000), 100);
    const command = [programs.driver, `--port=${port}`, '--replace-on-new-session'];
    started.push(run(programs, command, { ...env, DISPLAY: display }));
    const service = `http://127.0.0.1:${port}`;
    let visits = 0;
    const open = (visitor: Visitor) =>
      openTab(service, programs, visitor, join(folder, `log-${visits++}`));
    return { name: 'WebKit', open, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * Large enough for every window; the X server chooses a free display and writes its number. By
 * default it starts again whenever its last window closes, which is after every journey: a window
 * that opens meanwhile is lost, and now and then the server ends.
 */
const screenArguments = [
  ...['-screen', '0', '2000x1400x24', '-noreset', '-nolisten', 'tcp'],
  ...['-displayfd', '3'],
];

/** No folders, message bus or screen reader of the person who runs the tests. */
function quiet(folder: string): NodeJS.ProcessEnv {
  return {
    HOME: folder,
    XDG_CACHE_HOME: folder,
    XDG_CONFIG_HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_RUNTIME_DIR: folder,
    DBUS_SESSION_BUS_ADDRESS: 'unix:path=/dev/null',
    NO_AT_BRIDGE: '1',
    GDK_BACKEND: 'x11',
  };
}

/** Starts a program that ends with this one, whatever ends it: setpriv(1). */
function run({ setpriv }: WebKitPrograms, command: string[], env: NodeJS.ProcessEnv) {
  return spawn(setpriv, ['--pdeathsig', 'TERM', ...command], {
    env,
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
}

async function firstLine(stream: Readable): Promise<string> {
  for await (const chunk of stream) return String(chunk).trim();
  throw new Error('Xvfb found no free display.');
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

async function openTab(
  service: string,
  { python }: WebKitPrograms,
  { kind, width, height }: Visitor,
  log: string,
): Promise<Tab> {
  const session = await startSession(service, {
    'webkitgtk:browserOptions': {
      binary: python,
      args: [browserScript, log, reportViolations, kind],
    },
  });
  await session.command('POST', 'window/rect', { x: 0, y: 0, width, height });
  return tab(session, log);
}

function tab(session: Session, log: string): Tab {
  const post = (path: string, body: object) => session.command<unknown>('POST', path, body);
  const pointer = async (x: number, y: number, ...presses: object[]) => {
    const actions = [{ type: 'pointerMove', duration: 0, x, y }, ...presses];
    await post('actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] });
  };
  const click = (x: number, y: number) =>
    pointer(x, y, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 });
  const type = async (text: string) => {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await post('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  };
  return {
    goto: async (url) => void (await post('url', { url })),
    evaluate: (expression) => post('execute/sync', { script: `return ${expression}`, args: [] }),
    move: (x, y) => pointer(x, y),
    click,
    tap: click,
    press: (key) => type(keys[key]),
    type,
    resize: async (width, height) =>
      void (await post('window/rect', { x: 0, y: 0, width, height })),
    screenshot: async () =>
      Buffer.from(await session.command<string>('GET', 'screenshot'), 'base64'),
    heard: async () => lines(log),
    // Whatever it answers, the next session replaces it.
    close: () => session.end().catch(() => {}),
  };
}

function lines(file: string): string[] {
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
}
