import type { z } from 'zod';
import { type Digest, digest, identify } from '../kernel/digest.ts';
import { attempt, type Problem, ProblemsError, refuse } from '../kernel/problem.ts';
import type { Remember } from '../kernel/remember.ts';
import type { Page } from './content-page.ts';
import type { FileRow, LoadedFile } from './loaded-content.ts';
import { type Body, markdown, type TextSite } from './markdown.ts';
import { fieldMistakes } from './mistakes/field-mistakes.ts';
import { type Parsed, parse } from './parse.ts';
import { readablePart } from './readable-part.ts';
import { changedDuringBuild, type Source, type SourceFile } from './source-file.ts';
import { wording } from './wording.ts';

const missingFile =
  'is missing, and the site needs it. If it was deleted or renamed by mistake, bring it back with git restore, or from a copy.';

type FileValue = { readonly fields: object; readonly body?: Omit<Body, 'html'> };

type CheckedFile = {
  readonly digest: Digest;
  readonly value?: FileValue;
  readonly problems: readonly Problem[];
};

/** Loads a file: its fields and its text, or what can be read of them and every problem. */
export function loadFile(
  row: FileRow,
  file: SourceFile | undefined,
  site: TextSite,
  remember: Remember,
): { readonly loaded: LoadedFile; readonly problems: readonly Problem[] } {
  const text = (parsed: Parsed) => markdown(parsed.body, row.file, parsed.bodyLine, site);
  const html = (name: Digest, made: () => string) => remember(`html of ${row.file}`, [name], made);
  const check = (read: SourceFile, name: Digest): FileValue => {
    const parsed = parse(read);
    const { value, problems } = checkFields(parsed, row.schema);
    const written = row.address && text(parsed);
    refuse([...problems, ...(written?.problems ?? [])]);
    // Every schema of a file is one of a group or a list.
    const fields = value as object;
    if (!written) return { fields };
    const { html: made, ...body } = written.body;
    html(name, () => made);
    return { fields, body };
  };
  const { value, digest: name, problems } = checkedFile(row.file, file, remember, check);
  if (!value || !file) {
    return { loaded: { ...row, ...readablePart(row, file, site), isSound: false }, problems };
  }
  const source = lazySource(file);
  const { fields, body } = value;
  const page =
    row.address && body
      ? pageOf(value, row.address, name, source, {
          ...body,
          get html() {
            return html(name, () => text(parse(reread(file, name))).body.html);
          },
        })
      : undefined;
  const loaded = page ?? identify(fields, name);
  return {
    loaded: { ...row, ...(page && { page }), source, isSound: true, value: loaded, raw: loaded },
    problems,
  };
}

/** Keeps one page object for each unchanged file in a long-running process. */
const pages = new WeakMap<object, Page<{ readonly title: string }>>();

function pageOf(
  value: FileValue,
  address: NonNullable<FileRow['address']>,
  name: Digest,
  source: Source,
  body: Body,
): Page<{ readonly title: string }> {
  const known = pages.get(value);
  if (known) return known;
  // Every Markdown schema has a title (see kinds.ts).
  const fields = value.fields as { readonly title: string };
  // Frozen here, so that freezing the site doesn't load its HTML.
  const frozen = identify(Object.freeze(body), name);
  const page = identify({ ...fields, path: address(fields), body: frozen, source }, name);
  pages.set(value, page);
  return page;
}

function checkFields(parsed: Parsed, schema: z.ZodType): { value?: unknown; problems: Problem[] } {
  const { data, source, problems } = parsed;
  if (data === undefined) return { problems: [...problems] };
  const lines = new Set(problems.map(({ line }) => line));
  const { data: value, error } = schema.safeParse(data, { reportInput: true });
  const wrong = [...fieldMistakes(data, source), ...(error ? wording(error, schema, source) : [])];
  // On a line whose syntax is wrong, the rest follows from that.
  return { value, problems: [...problems, ...wrong.filter(({ line }) => !lines.has(line))] };
}

/** A file's value: checked only if its bytes have changed, and read only if its stamp has. */
function checkedFile(
  path: string,
  file: SourceFile | undefined,
  remember: Remember,
  check: (read: SourceFile, name: Digest) => FileValue,
): CheckedFile {
  if (!file) {
    const missing: Problem = { file: path, code: 'missing-file', message: missingFile };
    return { digest: '', problems: [missing] };
  }
  const checked = (read: SourceFile, name: Digest): CheckedFile => ({
    digest: name,
    ...attempt(() => check(read, name)),
  });
  // Not cached: once the file is readable again, its bytes and perhaps its stamp are the same.
  if (file.unreadable) return checked(file, '');
  const byContent = () => {
    const { bytes } = file;
    const name = digestOfFile(path, bytes);
    return remember(path, [name], () => checked({ path, bytes }, name));
  };
  const found = attempt(() => (file.stamp ? remember(path, [file.stamp], byContent) : byContent()));
  return found.value ?? { digest: '', problems: found.problems };
}

/** Includes the path, because two files may have the same content. */
function digestOfFile(path: string, bytes: Uint8Array): Digest {
  return digest(`${path}\n${digest(bytes)}`);
}

/** Reads a file again. @throws ProblemsError if its content has changed since the first read. */
function reread({ path, bytes }: SourceFile, name: Digest): SourceFile {
  if (digestOfFile(path, bytes) === name) return { path, bytes };
  throw new ProblemsError([{ file: path, ...changedDuringBuild }]);
}

/** The lines of a file's fields; parsed on first use, since only messages need them. */
function lazySource(file: SourceFile): Source {
  let parsed: Parsed | undefined;
  const line = (path: readonly PropertyKey[]) => {
    parsed ??= parse(file);
    return parsed.source.line(path);
  };
  return identify({ file: file.path, line }, digest(file.path));
}
