import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';

const tries = 20;

/**
 * The first free port from this one on, on this machine's own address.
 *
 * @param port 0 takes any.
 * @throws when the next twenty are taken too.
 */
export async function freePort(port: number): Promise<number> {
  for (let next = port; next < port + tries; next++) {
    const found = await listen(next);
    if (found) return found;
  }
  throw new Error(`The ports from ${port} to ${port + tries - 1} are taken. Free one of them.`);
}

function listen(port: number): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    server.listen(port, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
