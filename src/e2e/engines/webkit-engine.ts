import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../../studio/serve/free-port.ts';
import { type Engine, keys, reportViolations, type Tab, type Visitor } from './engine.ts';
import { missing, type WebKitPrograms } from './engine-programs.ts';
import { type Program, startProgram } from './program.ts';
import { commandTimeout, type Session, startSession } from './webdriver.ts';

const browserScript = join(import.meta.dirname, 'webkit-window.py');

/**
 * WebKitGTK by WebDriver, in windows of an invisible X server. Every visitor has a driver and a
 * browser of their own, so none inherits what another one broke.
 */
export async function webkit(programs: WebKitPrograms | undefined): Promise<Engine> {
  if (!programs) throw new Error(missing('WebKit'));
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  const environment = { ...process.env, ...quiet(folder) };
  const screen = startProgram(programs, [programs.xvfb, ...screenArguments], environment);
  const close = async () => {
    await screen.end();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const DISPLAY = `:${await screen.firstLine()}`;
    let visits = 0;
    const open = (visitor: Visitor) => {
      const log = join(folder, `log-${visits++}`);
      return screen.orItsEnd(openTab(programs, visitor, log, { ...environment, DISPLAY }));
    };
    return { name: 'WebKit', open, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * Large enough for every window; the X server chooses a free display and writes its number. By
 * default it starts again whenever its last window closes, which is after every journey, and a
 * window that opens meanwhile is lost.
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
    PYTHONDONTWRITEBYTECODE: '1',
    NO_AT_BRIDGE: '1',
    GDK_BACKEND: 'x11',
  };
}

async function openTab(
  programs: WebKitPrograms,
  { kind, width, height }: Visitor,
  log: string,
  environment: NodeJS.ProcessEnv,
): Promise<Tab> {
  const port = await freePort();
  const driver = startProgram(programs, [programs.driver, `--port=${port}`], environment);
  try {
    const session = await driver.orItsEnd(
      startSession(`http://127.0.0.1:${port}`, {
        timeouts: { pageLoad: commandTimeout, script: commandTimeout },
        'webkitgtk:browserOptions': {
          binary: programs.python,
          args: [browserScript, log, reportViolations, kind],
        },
      }),
    );
    await session.command('POST', 'window/rect', { x: 0, y: 0, width, height });
    return tab(session, driver, log);
  } catch (error) {
    await driver.end();
    throw error;
  }
}

function tab(session: Session, driver: Program, log: string): Tab {
  const post = (path: string, body: object) => session.command<unknown>('POST', path, body);
  const pointer = async (x: number, y: number, ...presses: object[]) => {
    const actions = [{ type: 'pointerMove', duration: 0, x, y }, ...presses];
    await post('actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] });
  };
  const click = (x: number, y: number) =>
    pointer(x, y, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 });
  /** Asks the window for what its driver can't do. */
  const tell = async (request: 'tap' | 'print', words: string) => {
    const script = `webkit.messageHandlers.${request}.postMessage(arguments[0])`;
    await post('execute/sync', { script, args: [words] });
  };
  const type = async (text: string) => {
    const actions = [...text.replaceAll('\n', keys.Enter)].flatMap((value) => [
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
    tap: (x, y) => tell('tap', `${x} ${y}`),
    press: (key) => type(keys[key]),
    type,
    // On a busy machine, history.back() just after a load is now and then ignored.
    step: async (direction) => void (await post(direction, {})),
    resize: async (width, height) =>
      void (await post('window/rect', { x: 0, y: 0, width, height })),
    print: async () => {
      const file = `${log}-${randomUUID()}.pdf`;
      await tell('print', file);
      while (!existsSync(file)) await setTimeout(30);
      return new Uint8Array(readFileSync(file));
    },
    screenshot: async () =>
      Buffer.from(await session.command<string>('GET', 'screenshot'), 'base64'),
    heard: async () => lines(log),
    // The browser ends with its driver.
    close: driver.end,
  };
}

function lines(file: string): string[] {
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
}
