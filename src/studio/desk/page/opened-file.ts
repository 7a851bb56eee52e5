import type { OpenFile } from '../desk-messages.ts';
import { ask } from './desk-call.ts';
import { DeskTrouble } from './desk-trouble.ts';

/** A file as it is on the disk. @throws DeskTrouble if it cannot be opened. */
export async function opened(path: string): Promise<OpenFile> {
  const answer = await ask('open', { path });
  if (answer.type === 'refused') throw new DeskTrouble(answer.message);
  return answer;
}
