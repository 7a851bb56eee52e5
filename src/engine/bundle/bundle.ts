import { readFile } from 'node:fs/promises';
import { join, posix, relative } from 'node:path';
import { type BuildResult, build, type Message, type Plugin, transform } from 'esbuild';
import { type Problem, refuse } from '../kernel/problem.ts';
import type { BackendSettings } from './backend-settings.ts';
import {
  type BrowserCode,
  type BrowserServices,
  type BrowserSources,
  browserCode,
  type Chunk,
  lazyName,
  lazySources,
} from './browser-code.ts';
import type { BrowserProgram, Programs } from './bundled-program.ts';
import { inOrder, type Stylesheet, tight } from './stylesheet.ts';

/** The browsers that the site supports: those of the last three years. */
const target = ['chrome120', 'firefox120', 'safari17'];

/**
 * A site's stylesheets, minified. This is the only module that uses the bundler.
 *
 * @throws ProblemsError with what is no CSS, or looks like a property with a typo in its name:
 *   browsers drop both without a word.
 */
export async function stylesheets(
  root: string,
  patterns: readonly string[],
): Promise<Stylesheet[]> {
  const { outputFiles, warnings } = await build({
    absWorkingDir: root,
    entryPoints: [...patterns],
    entryNames: '[name]',
    outdir: 'css',
    write: false,
    minify: true,
    logLevel: 'silent',
    target,
  });
  refuse(warnings.map(cssProblem));
  return inOrder(
    outputFiles.map(({ path, text }) => ({
      block: path.replace(/^.*[\\/]/, '').replace(/\.css$/, ''),
      css: tight(text.trim()),
    })),
  );
}

function cssProblem({ text, location }: Message): Problem {
  const hint = location?.suggestion ? ` Did you mean "${location.suggestion}"?` : '';
  return {
    file: location?.file ?? 'src',
    ...(location && { line: location.line, column: location.column + 1 }),
    code: 'syntax',
    message: `cannot be read as CSS: ${text}.${hint}`,
  };
}

const bundling = {
  bundle: true,
  format: 'esm',
  legalComments: 'none',
  logLevel: 'silent',
} as const;

type BrowserOptions = {
  readonly sources: BrowserSources;
  readonly widgets: readonly string[];
  readonly backend?: BackendSettings | undefined;
  readonly constants?: BrowserServices['constants'] | undefined;
};

/** Bundles the inline script of every page, and the chunks that it loads on demand. */
export async function browserScripts(
  root: string,
  { sources, widgets, backend, constants = {} }: BrowserOptions,
): Promise<BrowserCode> {
  const options = {
    absWorkingDir: root,
    ...bundling,
    // A file's name follows from the paths of its sources too: it must be the same wherever
    // node_modules lies.
    preserveSymlinks: true,
    outdir: 'assets',
    publicPath: '/assets/',
    entryNames: '[name]-[hash]',
    chunkNames: 'shared-[hash]',
    define: {
      'process.env.NODE_ENV': '"production"',
      BACKEND_URL: backend?.url ? JSON.stringify(backend.url) : 'location.origin',
      BACKEND_KEY: JSON.stringify(backend?.key ?? null),
      ...Object.fromEntries(
        Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]),
      ),
    },
    write: false,
    metafile: true,
    minify: true,
    target,
  } as const;
  const inline = await build({
    ...options,
    entryPoints: [sources.entry],
    plugins: [leaveLazy(root), stylesAsText],
  });
  const entry = inline.outputFiles[0]?.text.trim() ?? '';
  const chunked = { splitting: true, plugins: [stylesAsText] };
  const [alone, sharing] = await Promise.all([
    // One by one, so that they share no chunk and the first prefetched link needs one more file.
    Promise.all(
      lazySources(entry).map((lazy) => build({ ...options, ...chunked, entryPoints: [lazy] })),
    ),
    build({
      ...options,
      ...chunked,
      entryPoints: [sources.runtime, ...widgets.map(sources.widget)],
    }),
  ]);
  const chunks = [...alone, sharing].flatMap(chunksOf);
  return browserCode(entry, chunks, Object.keys(inline.metafile.inputs));
}

function chunksOf({ metafile, outputFiles }: BuildResult<{ metafile: true; write: false }>) {
  const base = (path: string) => shortHashes(path.replace(/^.*[\\/]/, ''));
  const texts = new Map(
    outputFiles.map(({ path, text }) => [base(path), shortHashes(text.trim())] as const),
  );
  return Object.entries(metafile.outputs).map(
    ([path, { entryPoint, imports, inputs }]): Chunk => ({
      name: base(path),
      text: texts.get(base(path)) ?? '',
      source: entryPoint,
      imports: imports
        .filter(({ kind }) => kind === 'import-statement')
        .map(({ path }) => base(path)),
      contains: Object.keys(inputs),
    }),
  );
}

/** Six characters of a hash instead of eight: no file has as many, and each page names a dozen files. */
function shortHashes(text: string): string {
  return text.replace(/(-[A-Z0-9]{6})[A-Z0-9]{2}(?=\.js\b)/g, '$1');
}

/** A script may import a stylesheet as text: without comments and spaces. */
const stylesAsText: Plugin = {
  name: 'styles-as-text',
  setup({ onLoad }) {
    onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const { code } = await transform(source, { loader: 'css', minify: true, target });
      return { contents: tight(code.trim()), loader: 'text' };
    });
  },
};

/** Keeps lazy imports out of the entry, under names that `browserCode` replaces. */
function leaveLazy(root: string): Plugin {
  return {
    name: 'leave-lazy',
    setup({ onResolve }) {
      onResolve({ filter: /^\./ }, ({ kind, path, resolveDir }) => {
        if (kind !== 'dynamic-import') return undefined;
        const source = relative(root, join(resolveDir, path)).replaceAll('\\', '/');
        return { path: lazyName(source), external: true };
      });
    },
  };
}

/** Packages that only run from node_modules, or are large and rarely needed. */
const external = [
  ...['esbuild', 'subset-font', 'fontkit', 'sitemap', 'feed'],
  ...['sharp', 'svgo', 'sanitize-html'],
  // Its main file requires its parts in a way that no bundler can follow.
  'jsonc-parser',
];

/** Bundles a project's programs into a folder. Dynamic imports become files of their own. */
export async function bundlePrograms(
  root: string,
  folder: string,
  { node, packages, browser }: Programs,
): Promise<void> {
  await Promise.all([
    bundleForNode(root, folder, node, packages),
    ...browser.map((program) => bundleForBrowser(root, folder, program)),
  ]);
}

async function bundleForBrowser(
  root: string,
  folder: string,
  { out, sources, served = [], hasTextStyles }: BrowserProgram,
): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: sources.map((source) => ({ in: source, out })),
    outdir: folder,
    ...bundling,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    splitting: true,
    // Beside the file that imports them.
    chunkNames: `${posix.dirname(out)}/[name]-[hash]`,
    ...(hasTextStyles && { plugins: [stylesAsText] }),
    external: [...served],
    minify: true,
    target,
  });
}

const ownThreads = { 'clean-logo-worker': 'src/engine/media/clean-logo-worker.ts' };

async function bundleForNode(
  root: string,
  folder: string,
  programs: Programs['node'],
  packages: Programs['packages'],
): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: { ...programs, ...ownThreads },
    outdir: folder,
    ...bundling,
    splitting: true,
    platform: 'node',
    target: 'node24',
    external: [...external, ...packages],
    // gray-matter loads it and we never ask it: front matter is read with `yaml`.
    alias: { 'js-yaml': './src/engine/bundle/no-yaml.ts' },
    define: { 'process.env.NODE_ENV': '"production"' },
    jsx: 'automatic',
    minifySyntax: true,
    loader: { '.css': 'empty' },
    // The live server names the line where a component throws.
    sourcemap: true,
    sourcesContent: false,
    // Some packages are CommonJS and use `require`.
    banner: {
      js: "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);",
    },
  });
}
