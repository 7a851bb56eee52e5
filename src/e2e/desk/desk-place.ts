import type { DeskCall, DeskCalls, DeskReply } from '../../studio/desk/desk-messages.ts';
import { tokenHeader } from '../../studio/desk/desk-messages.ts';
import { livePlace } from '../live/live-place.ts';

export type DeskPlace = Awaited<ReturnType<typeof deskPlace>>;

/** A live site on a copy of the frozen content, with its desk. */
export async function deskPlace() {
  const place = await livePlace();
  const headers = { [tokenHeader]: place.token };
  const answered = async (response: Response) => {
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    const reply = (await response.json()) as DeskReply<never>;
    if (!reply.ok) throw new Error(reply.message);
    return reply.answer;
  };
  return {
    ...place,
    /** Makes a call as the desk's page does. */
    call: async <Name extends DeskCall>(
      name: Name,
      ask: DeskCalls[Name]['ask'],
    ): Promise<DeskCalls[Name]['answer']> => {
      const body = JSON.stringify(ask);
      const type = { 'Content-Type': 'application/json', ...headers };
      const to = place.address(`/desk/api/${name}`);
      return answered(await fetch(to, { method: 'POST', headers: type, body }));
    },
    upload: async (name: string, bytes: Uint8Array, replaces = false): Promise<unknown> => {
      const to = place.address(
        `/desk/api/upload?name=${encodeURIComponent(name)}${replaces ? '&replaces' : ''}`,
      );
      return answered(await fetch(to, { method: 'PUT', headers, body: Buffer.from(bytes) }));
    },
  };
}
