import { formatProblem } from '../../src/engine/kernel/problem.ts';
import { printable } from '../../src/engine/kernel/text.ts';
import { excerpt } from '../../src/studio/live/excerpt.ts';
import type { ShownProblem } from '../../src/studio/live/messages.ts';

/** The most problems that are printed; the sheet in the page has the rest. */
const most = 20;

/** The characters of a row that every terminal has. */
const columns = 80;

/**
 * Says what is wrong, for the terminal, each time that something else is: the list once, and once
 * that it is empty.
 *
 * @returns what to print, if anything is new.
 */
export function problemReport(): (problems: readonly ShownProblem[]) => string | undefined {
  let printed = '';
  return (problems) => {
    const text = problems.map(lines).join('\n');
    if (text === printed) return undefined;
    printed = text;
    return problems.length > 0 ? `\n${listed(problems)}\n` : '\nNo problem is left.\n';
  };
}

function listed(problems: readonly ShownProblem[]): string {
  const stops = problems.filter(({ isWarning }) => !isWarning).length;
  const left = problems.length - most;
  return [
    stops > 0 ? `${count(stops)} in the way of publishing:` : 'Worth a look:',
    ...problems.slice(0, most).map(lines),
    ...(left > 0 ? [`And ${left} more, which the page lists.`] : []),
  ].join('\n');
}

const count = (number: number) => (number === 1 ? 'One problem is' : `${number} problems are`);

/**
 * As a build prints it, so that editors make a link of it, with the line itself below, in one row: a
 * paragraph is a single line, and ten of them are a wall.
 */
function lines(problem: ShownProblem): string {
  const text = `${problem.isWarning ? 'Warning: ' : ''}${formatProblem(problem)}`;
  if (problem.text === undefined) return text;
  const line = printable(problem.text);
  return `${text}\n    ${excerpt(line, printable(problem.words ?? ''), columns - 4)}`;
}
