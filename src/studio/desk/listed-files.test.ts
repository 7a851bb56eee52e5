import { expect, test } from 'vitest';
import { fixtureRoot } from '../../e2e/fixtures/fixture-site.ts';
import { readContent } from '../../engine/content/reader.ts';
import { fileGroups } from './listed-files.ts';
import { savedTexts } from './saved-content.ts';

test('who begins a project or a testimonial chooses a client, and sees which have one', () => {
  const problems = { problems: [], drafts: new Set<string>() };
  const known = { problems, changed: new Map(), committed: new Map(), day: '2026-11-28' };
  const groups = fileGroups(savedTexts(readContent(fixtureRoot)), known);
  const makes = groups.flatMap(({ make }) => make);
  for (const what of ['project', 'testimonial']) {
    const made = makes.find((one) => one.what === what);
    expect(made).toMatchObject({ from: 'clients.name' });
    expect(made?.taken).toContain('Calm Dog');
    expect(made?.taken).not.toContain('Staithe');
  }
  expect(makes.find(({ what }) => what === 'article')).not.toHaveProperty('from');
});
