import { isTall, leastWidth, type Photograph, type PhotographUse } from '../kernel/photograph.ts';
import type { Problem } from '../kernel/problem.ts';
import { suggestion } from '../kernel/suggestion.ts';
import { filmAddress } from './blocks/film-figure.ts';
import { type Drafts, loadedFiles, loadedPages } from './drafts.ts';
import type { Film } from './film.ts';
import { markedFields, valuesIn } from './marked-fields.ts';
import { downloadName, type Media, mediaFolder, type PlainKind } from './media.ts';

/** A file that a text or a field names, and where. */
type Named = {
  readonly file: string;
  readonly name: string;
  readonly line: number;
  readonly use: PhotographUse | OtherKind;
};

/** Files of `content/media/` that are named and do not exist, or don't suit their place. */
export function mediaReferences(drafts: Drafts, media: Media): Problem[] {
  return [...inTexts(drafts), ...inFields(drafts)].flatMap(({ file, name, line, use }) =>
    objections(name, use, media).map((message) => ({ file, line, message })),
  );
}

function inTexts(drafts: Drafts): Named[] {
  const films = drafts.data.get('films');
  // The row's schema is that of films.
  const all = (films?.value ?? []) as readonly Film[];
  const isFilm = (name: string) => all.some((one) => [one.file, one.address].includes(name));
  return loadedPages(drafts).flatMap(({ body, source: { file } }) =>
    body.media
      .filter(({ file: name }) => films === undefined || !isFilm(name))
      .map(({ file: name, line }) => {
        return { file, name, line, use: downloadName.test(name) ? 'download' : 'text' };
      }),
  );
}

function inFields(drafts: Drafts): Named[] {
  return loadedFiles(drafts).flatMap(({ value: file, source, schema }) =>
    markedFields(schema).flatMap((field) => {
      const use = field.marks.photograph ?? field.marks.media;
      if (!use) return [];
      return valuesIn(file, field)
        .filter(({ value }) => use !== 'captions' || value !== 'none')
        .map(({ at, value }) => {
          return { file: source.file, name: String(value), line: source.line(at), use };
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
};
