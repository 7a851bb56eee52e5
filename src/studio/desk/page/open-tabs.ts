/**
 * A random ID. `crypto.randomUUID` and locks need a secure context, which the desk is not when
 * opened from another device on the network.
 */
export function newName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const tab = newName();

const prefix = 'desk-tab ';

/** Without locks, how long to wait for other tabs to answer, in ms; a busy tab is slow. */
const patience = 1500;

/** Tabs that did not answer: a closed tab never reopens. */
const closed = new Set<string>();

/** The browser releases the lock when the tab closes, even after a crash. */
const isHolding = navigator.locks ? held() : undefined;

function held(): Promise<void> {
  return new Promise((resolve) => {
    void navigator.locks.request(prefix + tab, () => {
      resolve();
      return new Promise(() => {});
    });
  });
}

type TabMessage = { readonly asks: true } | { readonly tab: string };

const channel = isHolding ? undefined : new BroadcastChannel('desk-tabs');
channel?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
  if ('asks' in data) channel.postMessage({ tab } satisfies TabMessage);
  else closed.delete(data.tab);
});

/** Which of the named tabs are still open in this browser. */
export async function openTabs(names: ReadonlySet<string>): Promise<ReadonlySet<string>> {
  if (channel) return answering(channel, names);
  await isHolding;
  const locks = (await navigator.locks.query()).held ?? [];
  return new Set(locks.map(({ name = '' }) => name.slice(prefix.length))).intersection(names);
}

async function answering(
  asked: BroadcastChannel,
  names: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  const open = new Set<string>();
  const silent = () => names.difference(closed).difference(open);
  const note = ({ data }: MessageEvent<TabMessage>) => 'tab' in data && open.add(data.tab);
  asked.addEventListener('message', note);
  asked.postMessage({ asks: true } satisfies TabMessage);
  for (let waited = 0; waited < patience && silent().size > 0; waited += 50) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  asked.removeEventListener('message', note);
  for (const name of silent()) closed.add(name);
  return open;
}
