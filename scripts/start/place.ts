import { runningSite } from '../../src/studio/serve/running-site.ts';

/**
 * The folder of the database to start with. Two databases in one folder lose rows, so a second start
 * beside a first has a folder of its own, named after its port.
 *
 * @param port as asked for; undefined if nothing was.
 * @throws Error saying where the first is, unless the second is to have a port of its own.
 */
export async function dataBeside(data: string, port: number | undefined): Promise<string> {
  const first = await runningSite(data);
  if (!first) return data;
  if (port === undefined || port === Number(new URL(first).port)) {
    throw new Error(
      `npm start is running at ${first} already. Press Ctrl+C in its window, or use PORT for a second one beside it.`,
    );
  }
  return `${data}-${port}`;
}
