import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from '../../engine/kernel/html.ts';
import type { LiveAnswer, ShownProblem } from '../live/messages.ts';
import { ownPage } from '../live/start-page.ts';

/** What the page below is made from; it needs nothing that would have to be bundled. */
export const codeProblemPaths = {
  script: '/_live/code-problem.js',
  styles: '/_live/code-problem.css',
} as const;

/** Replaces every page until the code has run once: lists what is wrong, reloads on a change. */
export function codeProblemPage(problems: readonly ShownProblem[]): LiveAnswer {
  const title =
    problems.length === 1 ? 'One problem in the code' : `${problems.length} problems in the code`;
  const lead = 'The site appears here when its code runs. Save the file, and this page follows.';
  const main = `<link rel="stylesheet" href="${codeProblemPaths.styles}"><h1>${title}</h1><p>${lead}</p><ol>${problems.map(item).join('')}</ol>`;
  return ownPage(503, title, main, { script: codeProblemPaths.script });
}

function item({ file, line, text, message }: ShownProblem): string {
  const place = line === undefined ? file : `${file} line ${line}`;
  const shown = text === undefined ? '' : `<code>${escapeHtml(text)}</code>`;
  return `<li><b>${escapeHtml(place)}</b><span>${escapeHtml(message)}</span>${shown}</li>`;
}

/** Loads the page again when the live server reports another state than at first. */
export const codeProblemScript = `let first;
new EventSource('/_live/events').onmessage = ({ data }) => {
  first ??= data;
  if (data !== first) location.reload();
};
`;

export function codeProblemStyles(root: string): string {
  const files = ['src/site/styles/tokens.css', 'src/studio/live/page/start-page.css'];
  return files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
}
