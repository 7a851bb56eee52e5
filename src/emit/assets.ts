import { build } from 'esbuild';
import { inOrder, type Stylesheet } from './stylesheet.ts';

/** The browsers that the site is written for: those of the last three years. */
const target = ['chrome120', 'firefox120', 'safari17'];

/**
 * Every stylesheet of the source, minified. The one door to the bundler.
 *
 * @param root the project's folder.
 */
export async function stylesheets(root: string): Promise<Stylesheet[]> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['src/styles/*.css', 'src/ui/*.css', 'src/pages/*.css'],
    entryNames: '[name]',
    outdir: 'css',
    write: false,
    minify: true,
    logLevel: 'silent',
    target,
  });
  return inOrder(
    outputFiles.map(({ path, text }) => ({
      block: path.replace(/^.*[\\/]/, '').replace(/\.css$/, ''),
      css: text.trim(),
    })),
  );
}

/**
 * The script that every page carries inline, minified.
 *
 * @param root the project's folder.
 */
export async function entryScript(root: string): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['src/browser/entry.ts'],
    bundle: true,
    format: 'esm',
    write: false,
    minify: true,
    logLevel: 'silent',
    target,
  });
  const text = outputFiles[0]?.text.trim() ?? '';
  if (/<\/script|<!--/i.test(text)) throw new Error('The entry would end its own <script>.');
  return text;
}
