import { slug } from '../kernel/slug.ts';
import type { FailedPage } from './loaded-content.ts';
import type { SourceFile } from './source-file.ts';

/**
 * What can be told of a file that failed to load, which may not even be YAML or text: its title,
 * which may make its address, and whether it is a draft, whose problems stop no build.
 */
export function failedPage(
  file: SourceFile,
  address: (data: { readonly title: string }) => string,
): FailedPage {
  const matter = frontMatter(file);
  const found = /^title:\s*["']?(.*?)["']?\s*$/m.exec(matter)?.[1] ?? '';
  const title = slug(found) ? found : file.path;
  // All spellings of true in YAML.
  const isDraft = /^draft:[ \t]+(true|True|TRUE)[ \t]*(#.*)?\r?$/m.test(matter);
  return { path: address({ title }), file: file.path, title, isDraft };
}

/** A file's front matter; the whole text if it isn't closed, and nothing if it isn't opened. */
function frontMatter(file: SourceFile): string {
  try {
    const text = new TextDecoder().decode(file.bytes);
    return /^---[^\n]*\n(.*?)(\n---|$)/s.exec(text)?.[1] ?? '';
  } catch {
    return '';
  }
}
