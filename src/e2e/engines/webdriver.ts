import { setTimeout } from 'node:timers/promises';

/** How long a command may take, in ms: a busy machine takes ten times as long as a quiet one. */
export const commandTimeout = 60_000;

export type Session = {
  /** @throws Error with the service's message, or if it does not answer. */
  readonly command: <T>(method: 'GET' | 'POST', path: string, body?: object) => Promise<T>;
};

/**
 * Starts a session, as soon as the service answers.
 *
 * Source: https://www.w3.org/TR/webdriver2/
 *
 * @param service its URL.
 */
export async function startSession(service: string, capabilities: object): Promise<Session> {
  await answers(service);
  const started = await send<{ sessionId: string }>(`${service}/session`, 'POST', {
    capabilities: { alwaysMatch: capabilities },
  });
  const session = `${service}/session/${started.sessionId}`;
  return {
    command: (method, path, body) => send(`${session}/${path}`, method, body),
  };
}

async function send<T>(url: string, method: string, body: object = {}): Promise<T> {
  const response = await fetch(url, {
    method,
    ...(method === 'POST' && { body: JSON.stringify(body) }),
    // Longer than its own limits, whose errors say more.
    signal: AbortSignal.timeout(commandTimeout + 5000),
  });
  const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
  if (!response.ok) {
    throw new Error(`WebDriver, ${method} ${url}: ${value.error}: ${value.message}`);
  }
  return value;
}

async function answers(service: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const isThere = await fetch(`${service}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await setTimeout(100);
  }
  throw new Error(`${service} does not answer.`);
}
