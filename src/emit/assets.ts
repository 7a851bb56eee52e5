import { build } from 'esbuild';
import { inOrder, type Stylesheet } from './stylesheet.ts';

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
    target: ['chrome120', 'firefox120', 'safari17'],
  });
  return inOrder(
    outputFiles.map(({ path, text }) => ({
      block: path.replace(/^.*[\\/]/, '').replace(/\.css$/, ''),
      css: text.trim(),
    })),
  );
}
