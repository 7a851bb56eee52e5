import { isTall, leastWidth, type Photograph, type PhotographUse } from '../kernel/photograph.ts';
import type { Problem } from '../kernel/problem.ts';
import { suggestion } from '../kernel/suggestion.ts';
import { type Drafts, loadedFiles, loadedPages } from './drafts.ts';
import { markedFields, valuesIn } from './marked-fields.ts';
import { type Media, mediaFolder } from './media.ts';

/** A file that a text or a field names, and where. */
type Named = {
  readonly file: string;
  readonly name: string;
  readonly line: number;
  readonly use: PhotographUse;
};

/** Files of `content/media/` that are named and do not exist, or don't suit their place. */
export function mediaReferences(drafts: Drafts, media: Media): Problem[] {
  return [...inTexts(drafts), ...inFields(drafts)].flatMap(({ file, name, line, use }) =>
    objections(name, use, media).map((message) => ({ file, line, message })),
  );
}

function inTexts(drafts: Drafts): Named[] {
  return loadedPages(drafts).flatMap(({ body, source: { file } }) =>
    body.media.map((one) => ({ file, name: one.file, line: one.line, use: 'text' as const })),
  );
}

function inFields(drafts: Drafts): Named[] {
  return loadedFiles(drafts).flatMap(({ value: file, source, schema }) =>
    markedFields(schema).flatMap((field) => {
      const { photograph: use } = field.marks;
      if (!use) return [];
      return valuesIn(file, field).map(({ at, value }) => {
        return { file: source.file, name: String(value), line: source.line(at), use };
      });
    }),
  );
}

function objections(name: string, use: PhotographUse, { files, names }: Media): string[] {
  const found = files.get(name);
  if (found?.kind === 'photograph') return tooSmall(found.photograph, use);
  // What is wrong with the file itself is reported there.
  if (names.has(name)) return [];
  const near = suggestion(name, [...names]);
  const cure = near || ` Put the photograph there.`;
  return [`names the photograph "${name}", which is not in ${mediaFolder}.${cure}`];
}

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
