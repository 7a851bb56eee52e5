import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { guarded, type Handler } from './guarded.ts';

export type ListenOptions = {
  /** This port and no other; 0 for any free one; undefined for the first free one from 4173. */
  readonly port: number | undefined;
  /** Whether other devices on the local network may connect; otherwise this machine alone. */
  readonly network: boolean;
};

export type Listening = {
  readonly port: number;
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
  // First on 127.0.0.1 even for the network, since macOS would share a port that is taken there.
  const first = await onAddress(handler, port, '127.0.0.1');
  if (typeof first === 'string') return undefined;
  const found = portOf(first);
  if (network) await ended(first);
  const second = await onAddress(handler, found, network ? '::' : '::1');
  // A machine without IPv6.
  if (second === 'missing') {
    return network ? onIpv4(handler, found) : { port: found, close: () => close(first) };
  }
  if (second === 'taken') await ended(first);
  if (second === 'taken') return port === 0 ? onPort(handler, port, network) : undefined;
  return { port: found, close: () => [first, second].forEach(close) };
}

async function onIpv4(handler: Handler, port: number): Promise<Listening | undefined> {
  const server = await onAddress(handler, port, '0.0.0.0');
  return typeof server === 'string' ? undefined : { port, close: () => close(server) };
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
    // Such as too many open files: it concerns one connection, and the others go on.
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

const portOf = (server: Server) => (server.address() as AddressInfo).port;

function close(server: Server): void {
  server.close();
  server.closeAllConnections();
}

function ended(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/**
 * The port in the environment or on the command line, if any.
 *
 * @param name what the message calls it: `PORT`.
 * @throws Error if it is not a port. 0 stands for any free one.
 */
export function portIn(text: string | undefined, name = 'PORT'): number | undefined {
  if (!text) return undefined;
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  throw new Error(
    `${name} is "${text}", which is not a port. Choose a number from 1024 to 65535, such as 4173.`,
  );
}
