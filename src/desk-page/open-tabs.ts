/**
 * A name that nothing else has, of letters and figures. Browsers have `crypto.randomUUID` and locks
 * only on pages that they call secure, and the desk on another device of the network is none.
 */
export function newName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The name of this tab. */
export const tab = newName();

const prefix = 'desk-tab ';

/** How long other tabs have to answer, in ms, where there are no locks. */
const patience = 150;

/** A lock goes with its tab when that closes, however it does. */
const isHolding = navigator.locks ? held() : undefined;

function held(): Promise<void> {
  return new Promise((resolve) => {
    void navigator.locks.request(prefix + tab, () => {
      resolve();
      return new Promise(() => {});
    });
  });
}

type Said = { readonly asks: true } | { readonly tab: string };

const channel = isHolding ? undefined : new BroadcastChannel('desk-tabs');
channel?.addEventListener('message', ({ data }: MessageEvent<Said>) => {
  if ('asks' in data) channel.postMessage({ tab } satisfies Said);
});

/** The names of the desk's other tabs that are open in this browser. */
export async function otherTabs(): Promise<ReadonlySet<string>> {
  if (channel) return answering(channel);
  await isHolding;
  const locks = (await navigator.locks.query()).held ?? [];
  const names = locks.flatMap(({ name = '' }) =>
    name.startsWith(prefix) ? [name.slice(prefix.length)] : [],
  );
  return new Set(names.filter((name) => name !== tab));
}

async function answering(asked: BroadcastChannel): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  const note = ({ data }: MessageEvent<Said>) => 'tab' in data && names.add(data.tab);
  asked.addEventListener('message', note);
  asked.postMessage({ asks: true } satisfies Said);
  await new Promise((resolve) => setTimeout(resolve, patience));
  asked.removeEventListener('message', note);
  return names;
}
