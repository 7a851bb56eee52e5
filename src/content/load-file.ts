import type { z } from 'zod';
import { type Digest, digest, identify } from '../kernel/digest.ts';
import { type Problem, ProblemsError } from '../kernel/problem.ts';
import type { Remember } from '../kernel/remember.ts';
import type { Page } from './content-page.ts';
import { type Body, markdown } from './markdown.ts';
import { type Parsed, parseJson, parseMarkdown } from './parse.ts';
import { meanwhile, type Source, type SourceFile } from './source-file.ts';
import { wording } from './wording.ts';

/** What is remembered of a file: its value, or all that is wrong with it. */
type Checked<Value> = {
  readonly digest: Digest;
  readonly value?: Value;
  readonly problems: readonly Problem[];
};

type CheckedPage = { readonly fields: object; readonly body: Omit<Body, 'html'> };

/**
 * A JSON file's checked value.
 *
 * @throws ProblemsError with all that is wrong with the file.
 */
export function loadData<Schema extends z.ZodType>(
  file: SourceFile | undefined,
  path: string,
  schema: Schema,
  remember: Remember,
): { value: z.infer<Schema>; source: Source } {
  const there = present(file, path);
  const { value, digest } = checked(
    there,
    remember,
    (read): Pick<Checked<unknown>, 'value' | 'problems'> => {
      const { data, source } = parseJson(read);
      const result = schema.safeParse(data, { reportInput: true });
      if (!result.success) return { problems: wording(result.error, schema, source) };
      return { value: result.data, problems: [] };
    },
  );
  const source = lazySource(path, () => parseJson(there));
  // It has passed this schema, now or before.
  return { value: identify(value as z.infer<Schema>, digest), source };
}

/**
 * A Markdown file's checked fields and its text. Both are checked before either's problems are
 * thrown, so that one build tells of all.
 *
 * @throws ProblemsError with all that is wrong with the file.
 */
export function loadPage<Schema extends z.ZodType>(
  file: SourceFile | undefined,
  path: string,
  schema: Schema,
  address: (data: { readonly title: string }) => string,
  remember: Remember,
): Page<z.infer<Schema>> {
  const there = present(file, path);
  const text = (parsed: Parsed) => markdown(parsed.body, path, parsed.bodyLine);
  const html = (name: Digest, made: () => string) => remember(`html of ${path}`, [name], made);
  const { value, digest } = checked<CheckedPage>(there, remember, (read, name) => {
    const parsed = parseMarkdown(read);
    const { body, problems } = text(parsed);
    const result = schema.safeParse(parsed.data, { reportInput: true });
    const wrong = result.success ? [] : wording(result.error, schema, parsed.source);
    if (!result.success || problems.length > 0) return { problems: [...wrong, ...problems] };
    const { html: made, ...rest } = body;
    html(name, () => made);
    return { value: { fields: result.data as object, body: rest }, problems: [] };
  });
  // Every Markdown schema has a title, and it has passed this one, now or before: see kinds.ts.
  const fields = value.fields as z.infer<Schema> & { title: string };
  const body = identify(
    storedBody(value.body, () =>
      html(digest, () => text(parseMarkdown(same(there, digest))).body.html),
    ),
    digest,
  );
  const source = lazySource(path, () => parseMarkdown(there));
  return identify({ ...fields, path: address(fields), body, source }, digest);
}

/** A file's value, made anew only where its bytes have changed; they are read only if its stamp has. */
function checked<Value>(
  file: SourceFile,
  remember: Remember,
  check: (read: SourceFile, name: Digest) => Pick<Checked<Value>, 'value' | 'problems'>,
): { value: Value; digest: Digest } {
  // Another time it may be readable, and nothing of it would have changed but its stamp.
  if (file.unreadable) {
    const { problems } = attempt(() => check(file, ''));
    throw new ProblemsError(problems);
  }
  const inBytes = () => {
    const { path, bytes } = file;
    const name = nameOf(path, bytes);
    return remember(path, [name], () => ({
      digest: name,
      ...attempt(() => check({ path, bytes }, name)),
    }));
  };
  const found: Checked<Value> = file.stamp ? remember(file.path, [file.stamp], inBytes) : inBytes();
  if (found.value === undefined) throw new ProblemsError(found.problems);
  return { value: found.value, digest: found.digest };
}

/** Two files may hold the same, and yet are two. */
function nameOf(path: string, bytes: Uint8Array): Digest {
  return digest(`${path}\n${digest(bytes)}`);
}

/** A file read again. @throws ProblemsError where it no longer says what it said. */
function same({ path, bytes }: SourceFile, name: Digest): SourceFile {
  if (nameOf(path, bytes) === name) return { path, bytes };
  throw new ProblemsError([{ file: path, message: `has other words now. ${meanwhile}` }]);
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

/** A text whose HTML is fetched when a page shows it; frozen here, so that nobody looks for it. */
function storedBody(known: Omit<Body, 'html'>, html: () => string): Body {
  return Object.freeze({
    ...known,
    get html() {
      return html();
    },
  });
}

/** The lines of a file's fields, which only a message wants to know. */
function lazySource(file: string, parse: () => Parsed): Source {
  let parsed: Parsed | undefined;
  const line = (path: readonly PropertyKey[]) => {
    parsed ??= parse();
    return parsed.source.line(path);
  };
  return identify({ file, line }, digest(file));
}

function present(file: SourceFile | undefined, path: string): SourceFile {
  if (!file) throw new ProblemsError([{ file: path, message: 'is missing.' }]);
  return file;
}
