import type { Lead } from './lead.ts';

type Stream = AsyncGenerator<Lead>;
type Head = { readonly stream: Stream; readonly lead: Lead };

/** Merges streams that are sorted newest first. Ties go to the earlier stream. */
export async function* newestFirst(streams: readonly Stream[]): Stream {
  const heads = await Promise.all(streams.map(head));
  for (;;) {
    const newest = heads.reduce(newer, undefined);
    if (!newest) return;
    yield newest.lead;
    heads[heads.indexOf(newest)] = await head(newest.stream);
  }
}

async function head(stream: Stream): Promise<Head | undefined> {
  const { value, done } = await stream.next();
  return done ? undefined : { stream, lead: value };
}

function newer(one: Head | undefined, other: Head | undefined): Head | undefined {
  if (!one || !other) return one ?? other;
  return Date.parse(other.lead.created_at) > Date.parse(one.lead.created_at) ? other : one;
}
