import { expect, test } from 'vitest';
import { changedBy } from './watch-project.ts';

const cases: [path: string, changed: string | undefined][] = [
  ['content/insights/x.md', 'content'],
  ['content', 'content'],
  ['content/README.md', 'content'],
  ['src/site/ui/card.css', 'styles'],
  ['templates/document.html', 'styles'],
  ['src/studio/desk/page/desk-find.css', 'code'],
  ['src/site/ui/card.tsx', 'code'],
  ['build.ts', 'code'],
  ['package-lock.json', 'code'],
  ['tsconfig.json', 'code'],
  ['src/studio/serve/live-server.ts', 'server'],
  ['scripts/start.ts', 'server'],
  ['scripts/start/flags.ts', 'server'],
  ['scripts/bench/live.ts', undefined],
  ['supabase/migrations/20261121090000_submissions.sql', 'migrations'],
  ['src/site/ui/chips.test.ts', undefined],
  ['src/e2e/live/saves.e2e.ts', undefined],
  ['src/ARCHITECTURE.md', undefined],
  ['README.md', undefined],
  ['.env', undefined],
];

test.each(cases)('a save of %s is a change of %s', (path, changed) => {
  expect(changedBy(path)).toBe(changed);
});
