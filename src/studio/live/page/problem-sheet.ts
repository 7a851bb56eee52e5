import { deskPaths } from '../../desk/desk-messages.ts';
import type { ShownProblem } from '../messages.ts';
import { element } from './element.ts';
import { liveHost } from './live-host.ts';

/**
 * An overlay that lists problems; Escape collapses it to a button. It never takes the focus, since
 * somebody may be typing. It is built from elements, which the site's policy allows.
 */
const status = element('p', { class: 'status', role: 'status' });
const title = element('h2', { id: 'title' });
const lead = element('p', { class: 'lead' });
const hide = element(
  'button',
  { class: 'hide', type: 'button' },
  'Hide',
  element('kbd', {}, 'Esc'),
);
const list = element('ol', { class: 'list', tabindex: '0', 'aria-labelledby': 'title' });
const head = element('div', { class: 'head' }, title, hide, lead);
const sheet = element('section', { class: 'sheet', 'aria-labelledby': 'title' }, head, list);
const pill = element('button', { class: 'pill', type: 'button' });

let listed = '[]';

/** Hides the sheet if there are none. */
export function showProblems(problems: readonly ShownProblem[]): void {
  const text = JSON.stringify(problems);
  if (text === listed) return;
  listed = text;
  mount();
  const { stops } = bySeverity(problems);
  const [heading, explanation] = words(problems);
  title.textContent = heading;
  lead.textContent = explanation;
  pill.textContent = heading;
  status.textContent = problems.length > 0 ? `${heading}. ${explanation}` : 'No problem is left.';
  for (const one of [sheet, pill]) one.toggleAttribute('data-mild', stops.length === 0);
  list.replaceChildren(...problemList(problems));
  open(stops.length > 0);
  if (problems.length === 0) pill.hidden = true;
}

function words(problems: readonly ShownProblem[]): [heading: string, explanation: string] {
  const { stops, mild } = bySeverity(problems);
  if (stops.length === 0) {
    const heading = mild.length === 1 ? 'One thing to look at' : `${mild.length} things to look at`;
    return [heading, 'The site can be published all the same.'];
  }
  const heading = stops.length === 1 ? 'One problem' : `${stops.length} problems`;
  const rest = 'Behind it is the page as it last was.';
  return [heading, `The site cannot be published like this. ${rest}`];
}

function open(isOpen: boolean): void {
  sheet.hidden = !isOpen;
  pill.hidden = isOpen;
}

function mount(): void {
  if (status.isConnected) return;
  const { shadow, corner } = liveHost();
  shadow.append(status, sheet);
  corner.append(pill);
  hide.addEventListener('click', () => {
    open(false);
    pill.focus();
  });
  pill.addEventListener('click', () => {
    open(true);
    hide.focus();
  });
  addEventListener('keydown', hideByEscape);
}

/** The page's own menus handle Escape first. */
function hideByEscape({ key, defaultPrevented }: KeyboardEvent): void {
  if (key !== 'Escape' || defaultPrevented || sheet.hidden) return;
  const isInside = sheet.contains(active());
  open(false);
  if (isInside) pill.focus();
}

function active(): Element | null {
  const root = sheet.getRootNode();
  return root instanceof ShadowRoot ? root.activeElement : null;
}

/** Maximum problems listed; the terminal has the first ones too. */
const most = 100;

/** Errors before warnings. */
function problemList(problems: readonly ShownProblem[]): HTMLElement[] {
  const { stops, mild } = bySeverity(problems);
  const items = [
    ...stops.map(item),
    ...(stops.length > 0 && mild.length > 0 ? [divider('Worth a look')] : []),
    ...mild.map(item),
  ];
  const left = items.length - most;
  return left > 0 ? [...items.slice(0, most), divider(`And ${left} more`)] : items;
}

function bySeverity(problems: readonly ShownProblem[]) {
  return {
    stops: problems.filter(({ isWarning }) => !isWarning),
    mild: problems.filter(({ isWarning }) => isWarning),
  };
}

function item({ file, line, message, text, isWarning }: ShownProblem): HTMLElement {
  const where = line === undefined ? [] : [element('span', {}, `line ${line}`)];
  const isContent = /^content\/.*\.(?:md|json)$/.test(file);
  const desk = `${deskPaths.page}?${new URLSearchParams({ file, line: String(line ?? '') })}`;
  const mend = isContent ? element('a', { class: 'mend', href: desk }, 'Put it right') : '';
  const shown = text === undefined || line === undefined ? [] : [lineOf(line, text)];
  return element(
    'li',
    { class: 'problem', ...(isWarning && { 'data-mild': '' }) },
    element('p', { class: 'place' }, file, ...(where.length > 0 ? [' ', ...where] : []), mend),
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
