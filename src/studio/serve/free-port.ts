import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';

/**
 * The first free port on 127.0.0.1, starting at this one.
 *
 * @param port 0 for any free port.
 * @param tries how many consecutive ports to try.
 * @throws if all of them are taken.
 */
export async function freePort(port: number, tries = 20): Promise<number> {
  for (let next = port; next < port + tries; next++) {
    const found = await listen(next);
    if (found) return found;
  }
  const taken =
    tries === 1 ? `Port ${port} is` : `The ports from ${port} to ${port + tries - 1} are`;
  throw new Error(`${taken} taken. Choose another, or stop what uses it.`);
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
