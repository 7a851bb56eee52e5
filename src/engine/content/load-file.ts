import type { z } from 'zod';
import { type Digest, digest, identify } from '../kernel/digest.ts';
import { type Problem, ProblemsError } from '../kernel/problem.ts';
import type { Remember } from '../kernel/remember.ts';
import type { Page } from './content-page.ts';
import { type Body, markdown, type TextSite } from './markdown.ts';
import { fieldSlips } from './mistakes/field-slips.ts';
import {
  type Parsed,
  parseJson,
  parseMarkdown,
  type Read,
  readJson,
  readMarkdown,
} from './parse.ts';
import { changedDuringBuild, type Source, type SourceFile } from './source-file.ts';
import { wording } from './wording.ts';

const missingFile =
  'is missing, and the site needs it. If it was deleted or renamed by mistake, bring it back with git restore, or from a copy.';

/** What is cached for a file: its value, or every problem in it. */
type Checked<Value> = {
  readonly digest: Digest;
  readonly value?: Value;
  readonly problems: readonly Problem[];
};

type CheckedPage = { readonly fields: object; readonly body: Omit<Body, 'html'> };

/**
 * A JSON file's validated value.
 *
 * @throws ProblemsError with every problem in the file.
 */
export function loadData<Schema extends z.ZodType>(
  file: SourceFile | undefined,
  path: string,
  schema: Schema,
  remember: Remember,
): { value: z.infer<Schema>; source: Source } {
  const existing = present(file, path);
  const { value, digest } = checked(
    existing,
    remember,
    (read): Pick<Checked<unknown>, 'value' | 'problems'> => {
      const { value, problems } = checkFields(readJson(read), schema);
      return problems.length > 0 ? { problems } : { value, problems };
    },
  );
  const source = lazySource(path, () => parseJson(existing));
  // Validated by this schema, now or when it was cached.
  return { value: identify(value as z.infer<Schema>, digest), source };
}

/**
 * A Markdown file's validated fields and its body. Both are checked before anything is thrown, so
 * that one build reports all problems.
 *
 * @param site what the body needs to know of its site.
 * @throws ProblemsError with every problem in the file.
 */
export function loadPage<Schema extends z.ZodType>(
  file: SourceFile | undefined,
  path: string,
  schema: Schema,
  address: (data: { readonly title: string }) => string,
  site: TextSite,
  remember: Remember,
): Page<z.infer<Schema>> {
  const existing = present(file, path);
  const text = (parsed: Parsed) => markdown(parsed.body, path, parsed.bodyLine, site);
  const html = (name: Digest, made: () => string) => remember(`html of ${path}`, [name], made);
  const { value, digest } = checked<CheckedPage>(existing, remember, (read, name) => {
    const parsed = readMarkdown(read);
    const { body, problems } = text(parsed);
    const fields = checkFields(parsed, schema);
    const all = [...fields.problems, ...problems];
    if (all.length > 0) return { problems: all };
    const { html: made, ...rest } = body;
    html(name, () => made);
    return { value: { fields: fields.value as object, body: rest }, problems: [] };
  });
  const known = pages.get(value);
  // Made below from this very value, which only this kind's files have.
  if (known) return known as Page<z.infer<Schema>>;
  // Every Markdown schema has a title (see kinds.ts). Validated now or when it was cached.
  const fields = value.fields as z.infer<Schema> & { title: string };
  const body = identify(
    storedBody(value.body, () =>
      html(digest, () => text(parseMarkdown(reread(existing, digest))).body.html),
    ),
    digest,
  );
  const source = lazySource(path, () => parseMarkdown(existing));
  const page = identify({ ...fields, path: address(fields), body, source }, digest);
  pages.set(value, page);
  return page;
}

/** Pages by the cached value that they are made of: in a living process an unchanged file's is one. */
const pages = new WeakMap<CheckedPage, object>();

/** A file's fields as its schema outputs them, or every problem in them. */
function checkFields(read: Read, schema: z.ZodType): { value?: unknown; problems: Problem[] } {
  const { data, source, problems } = read;
  if (data === undefined) return { problems: [...problems] };
  const lines = new Set(problems.map(({ line }) => line));
  const { data: value, error } = schema.safeParse(data, { reportInput: true });
  const wrong = [...fieldSlips(data, source), ...(error ? wording(error, schema, source) : [])];
  // On a line whose syntax is wrong, the rest follows from that.
  return { value, problems: [...problems, ...wrong.filter(({ line }) => !lines.has(line))] };
}

/** A file's value: checked only if its bytes have changed, and read only if its stamp has. */
function checked<Value>(
  file: SourceFile,
  remember: Remember,
  check: (read: SourceFile, name: Digest) => Pick<Checked<Value>, 'value' | 'problems'>,
): { value: Value; digest: Digest } {
  // Not cached: once the file is readable again, its bytes and perhaps its stamp are the same.
  if (file.unreadable) {
    const { problems } = attempt(() => check(file, ''));
    throw new ProblemsError(problems);
  }
  const byContent = () => {
    const { path, bytes } = file;
    const name = digestOfFile(path, bytes);
    return remember(path, [name], () => ({
      digest: name,
      ...attempt(() => check({ path, bytes }, name)),
    }));
  };
  const found: Checked<Value> = file.stamp
    ? remember(file.path, [file.stamp], byContent)
    : byContent();
  if (found.value === undefined) throw new ProblemsError(found.problems);
  return { value: found.value, digest: found.digest };
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

function attempt<Value>(
  check: () => Pick<Checked<Value>, 'value' | 'problems'>,
): Pick<Checked<Value>, 'value' | 'problems'> {
  try {
    return check();
  } catch (error) {
    if (error instanceof ProblemsError) return { problems: error.problems };
    throw error;
  }
}

/** A body that loads its HTML on use; frozen here, so that freezing the site doesn't load it. */
function storedBody(known: Omit<Body, 'html'>, html: () => string): Body {
  return Object.freeze({
    ...known,
    get html() {
      return html();
    },
  });
}

/** The lines of a file's fields; parsed on first use, since only messages need them. */
function lazySource(file: string, parse: () => Parsed): Source {
  let parsed: Parsed | undefined;
  const line = (path: readonly PropertyKey[]) => {
    parsed ??= parse();
    return parsed.source.line(path);
  };
  return identify({ file, line }, digest(file));
}

function present(file: SourceFile | undefined, path: string): SourceFile {
  if (!file) throw new ProblemsError([{ file: path, message: missingFile }]);
  return file;
}
