import { afterEach, expect, test, vi } from 'vitest';

const row = { name: 'Ada', email: 'ada@quay.example' };
const asked: unknown[] = [];

/** Sends a row to a backend that gives these answers, the last one again and again. */
async function sent(answers: readonly (() => Response)[], signal = new AbortController().signal) {
  vi.stubGlobal('BACKEND_URL', 'https://project.supabase.example');
  vi.stubGlobal('BACKEND_KEY', 'sb_publishable_for_tests');
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body));
    return answers[Math.min(asked.length, answers.length) - 1]?.();
  });
  const { send } = await import('./backend.ts');
  await send('contact_submissions', row, signal);
}
afterEach(() => {
  asked.length = 0;
  vi.resetModules();
});

const answer = (status: number, body: string | null = null) => {
  return () => new Response(body, { status });
};
const lost = () => {
  throw new TypeError('Failed to fetch');
};

test('a row is stored by one request', async () => {
  await sent([answer(201)]);
  expect(asked).toEqual([row]);
});

test.each([
  ['is busy', answer(503)],
  ['cannot be reached', lost],
])('a backend that %s once is asked again with the same row', async (_, first) => {
  await sent([first, answer(201)]);
  expect(asked).toEqual([row, row]);
});

const failures: [what: string, answer: () => Response, times: number][] = [
  ...[400, 401, 403, 404, 409, 413, 429, 500].map((status): (typeof failures)[number] => [
    `status ${status}`,
    answer(status, '{}'),
    1,
  ]),
  ['half an error', answer(400, '{"message":'), 1],
  ['a proxy’s page', answer(502, '<h1>Bad gateway</h1>'), 2],
  ['status 503', answer(503), 2],
  ['silence, until the line is cut', lost, 2],
  ['a list', answer(200, '[]'), 1],
  ['a hotel’s log-in page', answer(200, '<h1>Please log in</h1>'), 1],
  ['nothing at all', answer(204), 1],
];

test.each(failures)('%s instead of "Created" is a failure', async (_, given, times) => {
  await expect(sent([given])).rejects.toThrow('The backend answered');
  expect(asked).toHaveLength(times);
});

test('a cancelled form sends nothing, and nor does a build without a backend', async () => {
  await expect(sent([answer(201)], AbortSignal.abort(new Error('Late.')))).rejects.toThrow('Late.');
  vi.resetModules();
  vi.stubGlobal('BACKEND_KEY', null);
  const { connect } = await import('./backend.ts');
  expect(connect).toThrow('This build knows no backend');
  expect(asked).toEqual([]);
});
