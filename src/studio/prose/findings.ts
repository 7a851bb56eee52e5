import { TextlintKernel } from '@textlint/kernel';
import markdownPlugin from '@textlint/textlint-plugin-markdown';
import type { Problem } from '../../engine/kernel/problem.ts';
import type { Piece } from './piece.ts';
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
export async function findings({ file, line, text }: Piece): Promise<Problem[]> {
  const { messages } = await kernel.lintText(text, options);
  return messages.map(({ message, loc }) => ({ file, line: line + loc.start.line - 1, message }));
}
