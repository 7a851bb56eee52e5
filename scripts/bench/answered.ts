import { setTimeout } from 'node:timers/promises';

/** How often to ask, in ms, and how many times: two minutes. */
const [pause, most] = [10, 12_000] as const;

/** Waits until an address answers with success. @throws Error if it doesn't within two minutes. */
export async function answered(url: string): Promise<void> {
  for (let tries = 0; tries < most; tries++) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await setTimeout(pause);
  }
  throw new Error(`${url} does not answer.`);
}
