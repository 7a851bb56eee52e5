import { stringify } from 'yaml';
import { parse } from '../../engine/content/parse.ts';
import type { SourceFile } from '../../engine/content/source-file.ts';
import { attempt, type Problem, ProblemsError } from '../../engine/kernel/problem.ts';
import type { Site } from '../../site/kinds/site.ts';
import { loadSite } from '../../site/own-site.ts';

/** A value in a content file, at any depth, or its body text. */
export type Field = {
  readonly file: string;
  readonly name: string;
  readonly line: number;
  readonly original: string;
};

type Changed = { readonly file: SourceFile; readonly fields: readonly Field[] };

export type Injected = {
  readonly site: Site;
  readonly files: readonly SourceFile[];
  /** The problems reported for fields that refused a vector. */
  readonly refused: readonly Problem[];
};

/**
 * Content with a vector in every field that accepts it. A field that refuses it gets its original
 * value back, until the site builds.
 */
export function injected(all: readonly SourceFile[], vector: (at: number) => string): Injected {
  const files = all.filter(hasFields);
  const spared = new Set(files.map(({ path }) => `${path} title`).filter(isAddress));
  const refused: Problem[] = [];
  for (let round = 0; round < 30; round++) {
    const changed = files.map((file, at) =>
      withVectors(file, (place) => vector(at * 7 + place), spared),
    );
    const whole = changed.map(({ file }) => file);
    const { value: site, problems } = attempt(() => loadSite(whole));
    if (site) return { site, files: whole, refused };
    refused.push(...problems);
    const fields = changed.flatMap(({ fields }) => fields);
    for (const problem of problems) spare(problem, fields, spared);
  }
  throw new ProblemsError(refused.slice(-5));
}

/** Whether it is a Markdown or JSON file whose fields pages show. */
export function hasFields({ path }: SourceFile): boolean {
  return /\.(md|json)$/.test(path) && path !== 'content/README.md';
}

/** An article's address is made from its title, and other pages link to it. */
const isAddress = (key: string) => key.startsWith('content/insights/') && !key.includes('/vector-');

/** Restores the field that a problem is about, or the one that it must match. */
function spare(problem: Problem, fields: readonly Field[], spared: Set<string>): void {
  const inFile = fields.filter(({ file }) => file === problem.file);
  const field = inFile.find(({ line }) => line >= (problem.line ?? 0)) ?? inFile.at(-1);
  if (!field) throw new ProblemsError([problem]);
  const key = keyOf(field);
  if (!spared.has(key)) spared.add(key);
  // It refers to another value, which must be restored too.
  else for (const other of fields) if (other.original === field.original) spared.add(keyOf(other));
}

const keyOf = ({ file, name }: Field) => `${file} ${name}`;

/** A file with a vector in every field except those listed as spared. */
export function withVectors(
  file: SourceFile,
  vector: (at: number) => string,
  spared: ReadonlySet<string> = new Set(),
): Changed {
  const isData = file.path.endsWith('.json');
  const { data, body } = parse(file);
  const originals = new Map<string, [path: PropertyKey[], original: string]>();
  let place = 0;
  const change = (name: string, path: PropertyKey[], original: string) => {
    originals.set(name, [path, original]);
    const nasty = vector(place++);
    return spared.has(`${file.path} ${name}`) ? undefined : nasty;
  };
  const changed = mapValues(data, [], (path, value) => {
    const original = String(value);
    const nasty = change(path.join('.'), path, original);
    if (nasty === undefined) return value;
    // Keep the original length if possible, since many fields have a minimum and a maximum.
    return `${nasty} ${original}`.slice(0, Math.max(original.length, nasty.length));
  });
  const paragraph = isData ? undefined : change('text', [], body);
  const text = isData
    ? JSON.stringify(changed, null, 2)
    : `---\n${yaml(changed)}---\n${body.trimEnd()}\n\n${paragraph ?? ''}\n`;
  const written = { path: file.path, bytes: new TextEncoder().encode(text) };
  const { source } = parse(written);
  const last = text.split('\n').length;
  const fields = [...originals].map(([name, [path, original]]) => ({
    ...{ file: file.path, name, original },
    line: path.length > 0 ? source.line(path) : last,
  }));
  return { file: written, fields: fields.sort((a, b) => a.line - b.line) };
}

/** Each value on a line of its own. */
function yaml(data: unknown): string {
  return stringify(data, {
    lineWidth: 0,
    defaultStringType: 'QUOTE_DOUBLE',
    defaultKeyType: 'PLAIN',
    doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER,
  });
}

/** A copy of the data with each string, number and boolean replaced. */
export function mapValues(
  data: unknown,
  path: PropertyKey[],
  change: (path: PropertyKey[], value: unknown) => unknown,
): unknown {
  if (Array.isArray(data)) return data.map((item, at) => mapValues(item, [...path, at], change));
  if (typeof data !== 'object' || data === null) return change(path, data);
  // What is known of the files in `content/media`, which is no field either.
  if (data instanceof Map || data instanceof Set) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => {
      // The source location of a page is not one of its fields.
      const isField = name !== 'source';
      return [name, isField ? mapValues(value, [...path, name], change) : value];
    }),
  );
}
