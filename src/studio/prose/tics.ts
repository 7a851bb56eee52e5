import { countWords } from '../../engine/kernel/text.ts';
import type { Piece } from './findings.ts';

/** A habit of wording, and what to write instead. */
type Tic = { readonly name: string; readonly pattern: RegExp; readonly instead: string };

/** Source: content/README.md, "How we sound": plain modern British English. */
const tics: readonly Tic[] = [
  { name: 'nobody, somebody', pattern: /\b(no|some)body\b/gi, instead: 'you, a name, who' },
  { name: 'mend', pattern: /\bmend(s|ed|ing)?\b/gi, instead: 'fix' },
  { name: 'dear', pattern: /\bdear(er|est)?\b/gi, instead: 'expensive' },
  { name: 'telephone', pattern: /\btelephon(e|es|ed|ing)\b/gi, instead: 'phone, call' },
  {
    name: 'ring, rang, rung',
    pattern: /\b(ring|rings|ringing|rang|rung)\b/gi,
    instead: 'call',
  },
  { name: 'e-mail', pattern: /\be-mail(s|ed|ing)?\b/gi, instead: 'email' },
  { name: 'look among', pattern: /\blook among\b/gi, instead: 'check' },
  { name: 'reckon', pattern: /\breckon(s|ed|ing)?\b/gi, instead: 'work out, expect' },
  {
    name: 'that is the point, that is all',
    pattern:
      /\b(is|was) the (whole )?(point|trick|job|lot)\.|\bthat[’']s (it|all)\.|\bthat is all\b/gi,
    instead: 'nothing: stop when you have said it',
  },
  {
    name: 'what we don’t do',
    pattern: /^#+ .*(\bwe (do|wo)n[’']t\b|not from us|we (refuse|turn down|leave alone)\b).*$/gim,
    instead: 'what you do',
  },
];

/** The most tics that the texts of the site may have for a thousand words. */
export const maxTics = 0.5;

/** How often each tic is in the texts, and how many there are for a thousand words. */
export function countTics(pieces: readonly Piece[]): { counts: string[]; perThousand: number } {
  const texts = pieces.map(({ text }) => text.replace(/\{\{.*?\}\}/g, ''));
  const found = tics.map(({ name, pattern, instead }) => {
    const count = texts.reduce((sum, text) => sum + (text.match(pattern)?.length ?? 0), 0);
    return { count, line: `${String(count).padStart(6)}  ${name}. Instead: ${instead}.` };
  });
  const words = texts.reduce((sum, text) => sum + countWords(text), 0);
  const total = found.reduce((sum, { count }) => sum + count, 0);
  return {
    counts: found.map(({ line }) => line),
    perThousand: words === 0 ? 0 : (total / words) * 1000,
  };
}
