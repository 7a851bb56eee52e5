/** Characters that are written at a time. */
const batch = 65_536;

/** Joins texts to longer ones: a write for each line takes longer than everything else. */
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
