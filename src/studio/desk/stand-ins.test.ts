import { expect, test } from 'vitest';
import { fixtureRoot } from '../../e2e/fixtures/fixture-site.ts';
import { readContent } from '../../engine/content/reader.ts';
import { fieldName } from './item-name.ts';
import { opened } from './open-file.ts';
import { savedText } from './saved-content.ts';
import { withStandIns } from './stand-ins.ts';

const path = 'content/site.json';
const file = readContent(fixtureRoot).find((one) => one.path === path);
const settings = JSON.parse(new TextDecoder().decode(file?.bytes));
const sam = { id: 'sam-reed', name: 'Sam Reed', role: 'Editor', bio: 'Cuts the films.' };

/** The settings with one more person, and the path of a field of that person. */
function joined(person: object, name: string) {
  const text = JSON.stringify({ ...settings, people: [...settings.people, person] });
  return { text, at: ['people', settings.people.length, name] };
}

test('a person without a photograph stands in the preview with a drawn portrait', () => {
  const { text, at } = joined(sam, 'photograph');
  const written = savedText({ path, bytes: new TextEncoder().encode(text) });
  if (!written) throw new Error('It can be read.');
  const missing = { file: path, code: 'missing-field', message: 'is missing.', field: at } as const;
  const given = { lists: {}, day: '2026-03-12', tries: 0 };
  const shown = JSON.parse(withStandIns(written, [missing], given) ?? '');
  const { portrait, ...rest } = shown.people.at(-1);
  expect(rest).toEqual(sam);
  expect(Object.keys(portrait)).toEqual(['skin', 'hair', 'colour', 'clothes', 'ground']);
});

test('while a person has neither, the desk names the photograph and the portrait', () => {
  const named = (person: object, name: string) => {
    const { text, at } = joined(person, name);
    const { form, values } = opened(path, text, null);
    return fieldName(at, form.field, values);
  };
  expect(named(sam, 'photograph')).toBe('People, Sam Reed, Photograph or drawn portrait');
  const drawn = { ...sam, portrait: settings.people[0].portrait };
  expect(named(drawn, 'photograph')).toBe('People, Sam Reed, Photograph');
  expect(named(drawn, 'portrait')).toBe('People, Sam Reed, Drawn portrait');
});
