import { type Digest, digest, identify } from '../kernel/digest.ts';
import { attempt, type Problem, ProblemsError, refuse } from '../kernel/problem.ts';
import type { Remember } from '../kernel/remember.ts';
import type { Page } from './content-page.ts';
import type { FileRow, LoadedFile } from './loaded-content.ts';
import { type Body, markdown, type TextSite } from './markdown.ts';
import { fieldMistakes } from './mistakes/field-mistakes.ts';
import { type Parsed, parse } from './parse.ts';
import { acceptedPart, unreadPage } from './readable-part.ts';
import { changedDuringBuild, type Source, type SourceFile } from './source-file.ts';
import { wording } from './wording.ts';

const missingFile =
  'is missing, and the site needs it. If it was deleted or renamed by mistake, bring it back with git restore, or from a copy.';

type FileValue = {
  readonly digest: Digest;
  readonly fields: object;
  readonly body?: Omit<Body, 'html'>;
};

type Loaded = { readonly loaded: LoadedFile; readonly problems: readonly Problem[] };

/**
 * Loads a file's fields and body, or what can be parsed of them with every problem. A sound file is
 * checked again only if its bytes have changed, and read only if its stamp has.
 */
export function loadFile(
  row: FileRow,
  file: SourceFile | undefined,
  site: TextSite,
  remember: Remember,
): Loaded {
  const { file: path, address } = row;
  if (!file)
    return unsound(row, file, [{ file: path, code: 'missing-file', message: missingFile }]);
  let read: ReadPart | undefined;
  const byContent = () => {
    const { bytes, unreadable } = file;
    const name = digestOfFile(path, bytes);
    return remember(path, [name], (): FileValue => {
      read = readPart(row, { path, bytes, ...(unreadable && { unreadable }) }, site);
      refuse(read.problems);
      // The schema of a file is always a group or a list.
      const fields = read.value as object;
      if (!read.body) return { digest: name, fields };
      const { html: made, ...body } = read.body;
      remember(`html of ${path}`, [name], () => made);
      return { digest: name, fields, body };
    });
  };
  const { value, problems } = attempt(() =>
    file.stamp ? remember(path, [file.stamp], byContent) : byContent(),
  );
  if (!value) return unsound(row, file, problems, read);
  const source = lazySource(file);
  const body = lazyBody(row, file, site, remember, value);
  const page = address && body && pageOf(value, address, source, body);
  const loaded = page ?? identify(value.fields, value.digest);
  const found = { source, isSound: true, value: loaded, raw: loaded };
  return { loaded: { ...row, ...found, ...(page && { page }) }, problems: [] };
}

type ReadPart = Partial<Pick<LoadedFile, 'source' | 'value' | 'raw'>> & {
  readonly body?: Body | undefined;
  readonly problems: readonly Problem[];
};

function readPart({ schema, address }: FileRow, file: SourceFile, site: TextSite): ReadPart {
  const { value: parsed, ...refused } = attempt(() => parse(file));
  if (!parsed) return refused;
  const { data: raw, source, body, bodyLine } = parsed;
  const { data: value, error } = schema.safeParse(raw, { reportInput: true });
  const text = address && markdown(body, file.path, bodyLine, site);
  const schemaProblems = error && raw !== undefined ? wording(error, schema, source) : [];
  const keyOf = ({ field = [] }: Problem) => field.join('\n');
  const reportedFields = new Set(schemaProblems.map(keyOf));
  // The schema may already have reported the field of a placeholder.
  const mistakes = (raw === undefined ? [] : fieldMistakes(raw, source)).filter(
    (one) => one.code !== 'placeholder' || !reportedFields.has(keyOf(one)),
  );
  const wrong = [...mistakes, ...schemaProblems];
  // On a line with a syntax error, other problems follow from that.
  const lines = new Set(parsed.problems.map(({ line }) => line));
  const fields = [...parsed.problems, ...wrong.filter(({ line }) => !lines.has(line))];
  const problems = [...fields, ...(text?.problems ?? [])];
  const isSound = !error && problems.length === 0;
  return {
    ...{ source, raw, body: text?.body, problems },
    value: isSound ? value : acceptedPart(raw, error?.issues ?? []),
  };
}

function unsound(
  row: FileRow,
  file: SourceFile | undefined,
  problems: readonly Problem[],
  read?: ReadPart,
): Loaded {
  const { source = { file: row.file, line: () => 1 }, value, raw, body } = read ?? {};
  const page = row.address && { ...unreadPage(row.file, file, row.address), ...(body && { body }) };
  const loaded = { ...row, source, isSound: false, value, raw, ...(page && { page }) };
  return { loaded, problems };
}

/** Not nested in `loadFile`: a closure there would keep everything it read in memory. */
function lazyBody(
  row: FileRow,
  file: SourceFile,
  site: TextSite,
  remember: Remember,
  { digest: name, body }: FileValue,
): Body | undefined {
  const made = () => readPart(row, reread(file, name), site).body?.html ?? '';
  return (
    body && {
      ...body,
      get html() {
        return remember(`html of ${row.file}`, [name], made);
      },
    }
  );
}

/** Keeps one page object for each unchanged file in a long-running process. */
const pages = new WeakMap<object, Page<{ readonly title: string }>>();

function pageOf(
  value: FileValue,
  address: NonNullable<FileRow['address']>,
  source: Source,
  body: Body,
): Page<{ readonly title: string }> {
  const known = pages.get(value);
  if (known) return known;
  // Every Markdown schema has a title (see kinds.ts).
  const fields = value.fields as { readonly title: string };
  // Frozen here, so that freezing the site doesn't load its HTML.
  const frozen = identify(Object.freeze(body), value.digest);
  const page = identify({ ...fields, path: address(fields), body: frozen, source }, value.digest);
  pages.set(value, page);
  return page;
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

/** Finds lines of fields; parsed on first use, since only messages need them. */
function lazySource(file: SourceFile): Source {
  let parsed: Parsed | undefined;
  const line = (path: readonly PropertyKey[]) => {
    parsed ??= parse(file);
    return parsed.source.line(path);
  };
  return identify({ file: file.path, line }, digest(file.path));
}
