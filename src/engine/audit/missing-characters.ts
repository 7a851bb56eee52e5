import type { Typeface } from '../assets/font.ts';
import { type SourceFile, stampOf } from '../content/source-file.ts';
import { type Problem, sortProblems } from '../kernel/problem.ts';
import { type Remember, rememberByGroup } from '../kernel/remember.ts';

/** Warns of characters in the content that would be shown in the fallback typeface. */
export function missingCharacters(
  { characters }: Typeface,
  files: readonly SourceFile[],
  remember: Remember,
): Problem[] {
  const known = new Set([...characters, '\n', '\r', '\t']);
  // Most files pass this quick test.
  const isFamiliar = new RegExp(`^[${RegExp.escape([...known].join(''))}]*$`, 'u');
  const texts = files.filter(
    ({ path }) => /\.(md|json)$/.test(path) && path !== 'content/README.md',
  );
  const missing = rememberByGroup(remember, 'missing characters', texts, stampOf, (file) =>
    missingIn(file, known, isFamiliar),
  );
  return sortProblems(missing.flat());
}

function missingIn(
  { path, bytes }: SourceFile,
  known: ReadonlySet<string>,
  isFamiliar: RegExp,
): Problem[] {
  const text = new TextDecoder().decode(bytes);
  if (isFamiliar.test(text)) return [];
  const lines = text.split('\n');
  return lines.flatMap((text, index) => {
    // The parser removes control characters.
    const missing = [...new Set(text)].filter(
      (character) => !known.has(character) && !/\p{Cc}/u.test(character),
    );
    const list = missing.map((character) => `"${character}"`).join(', ');
    const message = `has ${list}, which our typeface lacks: it will look different there.`;
    return missing.length > 0
      ? [{ file: path, line: index + 1, code: 'missing-glyph', message, words: missing[0] ?? '' }]
      : [];
  });
}
