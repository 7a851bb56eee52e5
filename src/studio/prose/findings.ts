import { TextlintKernel } from '@textlint/kernel';
import markdownPlugin from '@textlint/textlint-plugin-markdown';
import { isMediaPath } from '../../engine/content/media.ts';
import { textsIn } from '../../engine/content/mistakes/field-mistakes.ts';
import { parse } from '../../engine/content/parse.ts';
import type { SourceFile } from '../../engine/content/source-file.ts';
import type { Problem } from '../../engine/kernel/problem.ts';
import { rules } from './sentence-rules.ts';

const kernel = new TextlintKernel();

// The package is CommonJS: when Node imports it, its default is nested in the module's default.
const plugin = 'default' in markdownPlugin ? (markdownPlugin.default as never) : markdownPlugin;

const options = {
  ext: '.md',
  plugins: [{ pluginId: 'markdown', plugin }],
  rules: Object.entries(rules).map(([ruleId, rule]) => ({ ruleId, rule })),
};

/** Where a piece of prose breaks the style guide in content/README.md, by line. */
export async function findings({ file, line, text, field }: Piece): Promise<Problem[]> {
  const { messages } = await kernel.lintText(text, options);
  return messages.map(({ message, loc, fix }) => ({
    file,
    line: line + loc.start.line - 1,
    code: 'style',
    ...(field && { field }),
    message,
    ...(fix && { words: text.slice(...fix.range), instead: fix.text }),
  }));
}

/** A piece of prose as Markdown, and the line of its file on which it begins. */
export type Piece = Pick<Problem, 'file' | 'field'> & {
  readonly line: number;
  readonly text: string;
};

/**
 * All the prose of one file of `content/`: its fields, then its body. Media have none.
 *
 * @throws ProblemsError if the file cannot be parsed.
 */
export function pieces(file: SourceFile): Piece[] {
  if (isMediaPath(file.path)) return [];
  const { data, source, body, bodyLine } = parse(file);
  // A text without a space is an id, a path or a date.
  const fields = textsIn(data)
    .filter(({ text }) => text.includes(' '))
    .map(({ at, text }) => ({ file: file.path, line: source.line(at), text, field: at }));
  return body.trim() ? [...fields, { file: file.path, line: bodyLine, text: body }] : fields;
}
