import type { Media } from '../../engine/content/media.ts';
import { founderOf, type Person, type Settings } from './settings.ts';

/** The settings with the photographs that they name of people, which `content/media/` holds. */
export function withShownPeople(settings: Settings, media: Media): Settings {
  if (!settings.people.some(({ photograph }) => photograph)) return settings;
  const people = settings.people.map((person) => shownPerson(person, media));
  const face = founderOf({ ...settings, people })?.shown;
  const closing = { ...settings.closing, ...(face && { face }) };
  return Object.freeze({ ...settings, people, closing });
}

function shownPerson(person: Person, { files }: Media): Person {
  const found = files.get(person.photograph?.photo ?? '');
  return found?.kind === 'photograph' ? { ...person, shown: found.photograph } : person;
}
