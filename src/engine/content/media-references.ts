import { isTall, leastWidth, type Photograph, type PhotographUse } from '../kernel/photograph.ts';
import type { Fault, Problem } from '../kernel/problem.ts';
import { closest } from '../kernel/suggestion.ts';
import { filmAddress } from './blocks/film-figure.ts';
import type { Film } from './film.ts';
import { dataFile, type LoadedContent, type LoadedFile } from './loaded-content.ts';
import { valuesWith } from './marked-fields.ts';
import { downloadName, type Media, mediaFolder, type PlainKind } from './media.ts';

type Named = {
  readonly file: string;
  readonly name: string;
  readonly line: number;
  readonly field?: readonly PropertyKey[];
  readonly use: PhotographUse | OtherKind;
};

/** References to media files that don't exist or don't suit their place. */
export function mediaReferences(content: LoadedContent, media: Media): Problem[] {
  const films = filmsIn(content);
  const isFilm = (name: string) =>
    films
      ? films.some((one) => [one.file, one.address].includes(name))
      : /\.(mp4|webm)$/.test(name) || filmAddress.test(name);
  return content.files
    .flatMap((file) => [...inText(file).filter(({ name }) => !isFilm(name)), ...inFields(file)])
    .flatMap(({ name, use, ...place }) => {
      const fault = objection(name, use, media);
      return fault ? [{ ...place, ...fault, words: name }] : [];
    });
}

export function mediaNamed(file: LoadedFile, content: LoadedContent): string[] {
  const films = filmsIn(content) ?? [];
  const ids = valuesWith('from', file)
    .filter(({ mark }) => mark === 'films.id')
    .map(({ value }) => String(value));
  const names = [...inText(file), ...inFields(file)].map(({ name }) => name);
  const shown = [...names, ...ids].flatMap((name) => {
    const film = films.find(({ id, file, address }) => [id, file, address].includes(name));
    return film ? [film.file, film.captions, film.poster] : [name];
  });
  return shown.filter((name) => name !== undefined);
}

/** The raw list if its file has problems; undefined if it can't be parsed. */
function filmsIn(content: LoadedContent): readonly Partial<Film>[] | undefined {
  const written = dataFile(content, 'films')?.raw;
  return Array.isArray(written) ? written.map(Object) : undefined;
}

function inText({ file, page }: LoadedFile): Named[] {
  return (page?.body?.media ?? []).map(({ file: name, line }) => {
    return { file, name, line, use: downloadName.test(name) ? 'download' : 'text' };
  });
}

function inFields(file: LoadedFile): Named[] {
  return [...valuesWith('photograph', file), ...valuesWith('media', file)]
    .filter(({ mark, value }) => mark !== 'captions' || value !== 'none')
    .map(({ mark: use, at, value }) => {
      const line = file.source.line(at);
      return { file: file.file, name: String(value), line, field: at, use };
    });
}

type OtherKind = PlainKind | 'logo';

const plain = {
  logo: 'logo',
  film: 'film',
  captions: 'WebVTT captions',
  download: 'file to download',
} as const;

function objection(name: string, use: Named['use'], { files, names }: Media): Fault | undefined {
  const found = files.get(name);
  const kind = use in plain ? (use as OtherKind) : 'photograph';
  const what = kind === 'photograph' ? kind : plain[kind];
  if (use === 'text' && (found?.kind === 'film' || filmAddress.test(name))) {
    const message = `shows the film "${name}", which content/films.json does not list yet. Its title, still, captions and transcript belong there.`;
    return { code: 'unlisted-film', message, words: name, listedIn: 'content/films.json' };
  }
  if (found && found.kind !== kind) {
    return { code: 'wrong-kind-of-media', message: `names "${name}", which is no ${what}.` };
  }
  if (found) {
    return 'photograph' in found ? tooSmall(found.photograph, use as PhotographUse) : undefined;
  }
  // Problems of the file itself are reported elsewhere.
  if (names.has(name)) return undefined;
  const { hint, ...words } = closest(name, [...names]);
  const message = `names the ${what} "${name}", which is not in ${mediaFolder}.${hint || ' Put it there.'}`;
  return { code: 'missing-media', message, ...words };
}

function tooSmall(photograph: Photograph, use: PhotographUse): Fault | undefined {
  const { name, width } = photograph;
  const least = use === 'text' && isTall(photograph) ? 420 : leastWidth(use);
  if (width >= least) return undefined;
  const message = `shows "${name}", which is ${width} pixels wide: ${where[use]} it needs at least ${least}, or it looks blurred. Use the original.`;
  return { code: 'photograph-too-small', message };
}

const where: Readonly<Record<PhotographUse, string>> = {
  text: 'in a text',
  gallery: 'among a project’s photographs',
  wide: 'across the page',
  cover: 'as a cover',
  portrait: 'as a portrait',
};
