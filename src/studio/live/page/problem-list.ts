import type { ShownProblem } from '../messages.ts';
import { element } from './element.ts';

/** The most problems that are listed; nobody reads on, and the terminal has the first, too. */
const most = 100;

/** Problems as list items, first those that stop a build. */
export function problemList(problems: readonly ShownProblem[]): HTMLElement[] {
  const { stops, mild } = bySeverity(problems);
  const items = [
    ...stops.map(item),
    ...(stops.length > 0 && mild.length > 0 ? [divider('Worth a look')] : []),
    ...mild.map(item),
  ];
  const left = items.length - most;
  return left > 0 ? [...items.slice(0, most), divider(`And ${left} more`)] : items;
}

/** What stops a build, and what a build succeeds with. */
export function bySeverity(problems: readonly ShownProblem[]) {
  return {
    stops: problems.filter(({ isWarning }) => !isWarning),
    mild: problems.filter(({ isWarning }) => isWarning),
  };
}

function item({ file, line, message, text, isWarning }: ShownProblem): HTMLElement {
  const where = line === undefined ? [] : [element('span', {}, `line ${line}`)];
  const shown = text === undefined || line === undefined ? [] : [lineOf(line, text)];
  return element(
    'li',
    { class: 'problem', ...(isWarning && { 'data-mild': '' }) },
    element('p', { class: 'place' }, file, ...(where.length > 0 ? [' ', ...where] : [])),
    element('div', {}, element('p', { class: 'message' }, message), ...shown),
  );
}

function lineOf(line: number, text: string): HTMLElement {
  const number = element('b', { 'aria-hidden': 'true' }, String(line));
  return element('p', { class: 'line' }, number, element('code', {}, text));
}

function divider(text: string): HTMLElement {
  return element('li', { class: 'kind' }, text);
}
