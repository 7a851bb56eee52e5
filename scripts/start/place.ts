import { runningSite } from '../../src/serve/running-site.ts';

/** The folders of one `npm start`: its database's, and its site's. */
export type Place = { readonly data: string; readonly out: string };

/**
 * The folders to start in. Two databases in one folder lose rows, so a second start beside a first
 * has folders of its own, named after its port.
 *
 * @param port as asked for; undefined if nothing was.
 * @throws Error saying where the first is, unless the second is to have a port of its own.
 */
export async function placeBeside(place: Place, port: number | undefined): Promise<Place> {
  const first = await runningSite(place.data);
  if (!first) return place;
  if (port === undefined || port === Number(new URL(first).port)) {
    throw new Error(
      `npm start is running at ${first} already. Press Ctrl+C in its window, or use PORT for a second one beside it.`,
    );
  }
  return { data: `${place.data}-${port}`, out: `${place.out}-${port}` };
}
