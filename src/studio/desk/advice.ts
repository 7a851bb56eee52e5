import type { DeskProblem } from './desk-problem.ts';
import { placed } from './problem-places.ts';

/**
 * What `npm run prose` says of one text. It is loaded when it is first asked for: its rules and
 * dictionaries take longer to load than the rest of the desk.
 */
export async function advice(path: string, text: string): Promise<DeskProblem[]> {
  const { findings, pieces } = await import('../prose/findings.ts');
  const all = pieces({ path, bytes: new TextEncoder().encode(text) });
  const found = (await Promise.all(all.map(findings))).flat();
  return placed(path, text, found);
}
