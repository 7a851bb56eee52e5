import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { guarded, type Handler } from './guarded.ts';

type ListenOptions = {
  /** This port and no other; 0 for any free one; undefined for the first free one from 4173. */
  readonly port: number | undefined;
  /** Whether other devices on the local network may connect; otherwise this machine alone. */
  readonly network: boolean;
};

export type Listening = Disposable & {
  readonly port: number;
  /** `http://localhost:4173` */
  readonly url: string;
  /** Ends open connections too. */
  readonly close: () => void;
};

const firstPort = 4173;
const lastPort = 4192;
const usualPorts = Array.from({ length: lastPort - firstPort + 1 }, (_, at) => firstPort + at);

/**
 * Serves requests on 127.0.0.1 and ::1, or on all addresses of this machine.
 *
 * @throws Error with one sentence on what to do, if the port is taken or not allowed.
 */
export async function listen(
  handler: Handler,
  { port, network }: ListenOptions,
): Promise<Listening> {
  const ports = port === undefined ? usualPorts : [port];
  for (const next of ports) {
    const listening = await onPort(handler, next, network);
    if (listening) return listening;
  }
  throw new Error(port === undefined ? allTaken : `Port ${port} is taken. ${another(port)}`);
}

const allTaken = `The ports from ${firstPort} to ${lastPort} are taken. Stop what uses them, or choose another with PORT.`;

/** @returns undefined if the port is taken. */
async function onPort(
  handler: Handler,
  port: number,
  network: boolean,
): Promise<Listening | undefined> {
  // First on 127.0.0.1 even for the network: macOS would share a port that is taken there.
  const first = await onAddress(handler, port, '127.0.0.1');
  if (typeof first === 'string') return undefined;
  const found = (first.address() as AddressInfo).port;
  if (network) await close(first);
  const second = await onAddress(handler, found, network ? '::' : '::1');
  if (second === 'taken') {
    await close(first);
    return port === 0 ? onPort(handler, port, network) : undefined;
  }
  // On a machine without IPv6.
  const last =
    second === 'missing' && network ? await onAddress(handler, found, '0.0.0.0') : second;
  if (last === 'taken') return undefined;
  const servers = [first, last].filter((server) => typeof server !== 'string');
  const closeAll = () => void servers.forEach(close);
  const url = `http://localhost:${found}`;
  return { port: found, url, close: closeAll, [Symbol.dispose]: closeAll };
}

async function onAddress(
  handler: Handler,
  port: number,
  host: string,
): Promise<Server | 'taken' | 'missing'> {
  const server = createServer(guarded(handler));
  try {
    server.listen(port, host);
    await once(server, 'listening');
    // For example too many open files: it affects one connection only.
    server.on('error', ({ message }) => console.error(`A connection failed: ${message}`));
    return server;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') return 'taken';
    if (host.includes(':') && /^(EADDRNOTAVAIL|EAFNOSUPPORT)$/.test(code)) return 'missing';
    throw code === 'EACCES' ? new Error(notAllowed(port), { cause: error }) : error;
  }
}

function notAllowed(port: number): string {
  const why =
    port < 1024
      ? 'ports below 1024 are the administrator’s'
      : 'the system keeps it for something else';
  return `You may not use port ${port}: ${why}. Choose another, such as ${firstPort}, with PORT.`;
}

const another = (port: number) =>
  `Stop what uses it, or choose another, such as ${port + 1}, with PORT.`;

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/**
 * The port in the environment or on the command line, if any.
 *
 * @throws Error if it is not a port. 0 stands for any free one.
 */
export function portIn(text: string | undefined): number | undefined {
  if (!text) return undefined;
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  throw new Error(
    `PORT is "${text}", which is not a port. Choose a number from 1024 to 65535, such as 4173.`,
  );
}
