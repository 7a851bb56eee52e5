/** Characters per write. */
const batch = 65_536;

/** Joins texts into larger chunks: one write per line would dominate the run time. */
export async function* batched(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let waiting = '';
  for await (const text of texts) {
    waiting += text;
    if (waiting.length < batch) continue;
    yield waiting;
    waiting = '';
  }
  yield waiting;
}
