import { isTall, leastWidth, type Photograph, type PhotographUse } from '../kernel/photograph.ts';
import type { Problem } from '../kernel/problem.ts';
import { suggestion } from '../kernel/suggestion.ts';
import { filmAddress } from './blocks/film-figure.ts';
import type { Film } from './film.ts';
import { dataFile, type LoadedContent } from './loaded-content.ts';
import { markedFields, valuesIn } from './marked-fields.ts';
import { downloadName, type Media, mediaFolder, type PlainKind } from './media.ts';

/** A file that a text or a field names, and where. */
type Named = {
  readonly file: string;
  readonly name: string;
  readonly line: number;
  /** The field that names it; absent where a text does. */
  readonly field?: readonly PropertyKey[];
  readonly use: PhotographUse | OtherKind;
};

/** Files of `content/media/` that are named and do not exist, or don't suit their place. */
export function mediaReferences(content: LoadedContent, media: Media): Problem[] {
  return [...inTexts(content), ...inFields(content)].flatMap(({ name, use, ...place }) =>
    objections(name, use, media).map((message) => ({ ...place, message })),
  );
}

/** The names of the files in `content/media/` that each content file shows, by its path. */
export function mediaNamed(content: LoadedContent): ReadonlyMap<string, readonly string[]> {
  const films = filmsIn(content) ?? [];
  const withFilms = (name: string) => {
    const film = films.find(({ id, file, address }) => [id, file, address].includes(name));
    return film ? [film.file, film.captions, film.poster] : [name];
  };
  const texts = content.files.flatMap(({ file, page }) =>
    (page?.body?.media ?? []).map(({ file: name }) => ({ file, name })),
  );
  const all = Map.groupBy(
    [...texts, ...inFields(content), ...filmFields(content)],
    ({ file }) => file,
  );
  const names = [...all].map(([file, named]) => {
    const shown = named.flatMap(({ name }) => withFilms(name));
    return [file, shown.filter((name) => name !== undefined)] as const;
  });
  return new Map(names);
}

/** The films, as written if their file has problems; undefined if it can't be parsed. */
function filmsIn(content: LoadedContent): readonly Partial<Film>[] | undefined {
  const written = dataFile(content, 'films')?.raw;
  return Array.isArray(written) ? written.map(Object) : undefined;
}

/** Films that pages name by their ids. */
function filmFields(content: LoadedContent): { file: string; name: string }[] {
  return content.files.flatMap(({ file, value, schema }) =>
    markedFields(schema)
      .filter(({ marks }) => marks.from === 'films.id')
      .flatMap((field) =>
        valuesIn(value, field).map(({ value }) => ({ file, name: String(value) })),
      ),
  );
}

function inTexts(content: LoadedContent): Named[] {
  const films = filmsIn(content);
  const isFilm = (name: string) =>
    films
      ? films.some((one) => [one.file, one.address].includes(name))
      : filmName.test(name) || filmAddress.test(name);
  return content.files.flatMap(({ file, page }) =>
    (page?.body?.media ?? [])
      .filter(({ file: name }) => !isFilm(name))
      .map(({ file: name, line }) => {
        return { file, name, line, use: downloadName.test(name) ? 'download' : 'text' };
      }),
  );
}

const filmName = /\.(mp4|webm)$/;

function inFields(content: LoadedContent): Named[] {
  return content.files.flatMap(({ value: file, source, schema }) =>
    markedFields(schema).flatMap((field) => {
      const use = field.marks.photograph ?? field.marks.media;
      if (!use) return [];
      return valuesIn(file, field)
        .filter(({ value }) => use !== 'captions' || value !== 'none')
        .map(({ at, value }) => {
          const line = source.line(at);
          return { file: source.file, name: String(value), line, field: at, use };
        });
    }),
  );
}

type OtherKind = PlainKind | 'logo';

const plain = {
  logo: 'logo',
  film: 'film',
  captions: 'WebVTT captions',
  download: 'file to download',
} as const;

function objections(name: string, use: Named['use'], { files, names }: Media): string[] {
  const found = files.get(name);
  const kind = use in plain ? (use as OtherKind) : 'photograph';
  if (use === 'text' && (found?.kind === 'film' || filmAddress.test(name))) {
    return [`shows the film "${name}", which content/films.json does not list yet. ${listing}`];
  }
  if (found && found.kind !== kind) {
    return [`names "${name}", which is no ${kind === 'photograph' ? kind : plain[kind]}.`];
  }
  if (found) return 'photograph' in found ? tooSmall(found.photograph, use as PhotographUse) : [];
  // What is wrong with the file itself is reported there.
  if (names.has(name)) return [];
  const what = kind === 'photograph' ? 'the photograph' : `the ${plain[kind]}`;
  const near = suggestion(name, [...names]) || ' Put it there.';
  return [`names ${what} "${name}", which is not in ${mediaFolder}.${near}`];
}

const listing = 'Its title, still, captions and transcript belong there.';

function tooSmall(photograph: Photograph, use: PhotographUse): string[] {
  const { name, width } = photograph;
  const least = use === 'text' && isTall(photograph) ? 420 : leastWidth(use);
  if (width >= least) return [];
  return [
    `shows "${name}", which is ${width} pixels wide: ${where[use]} it needs at least ${least}, or it looks blurred. Use the original.`,
  ];
}

const where: Readonly<Record<PhotographUse, string>> = {
  text: 'in a text',
  gallery: 'among a project’s photographs',
  wide: 'across the page',
  cover: 'as a cover',
  portrait: 'as a portrait',
};
