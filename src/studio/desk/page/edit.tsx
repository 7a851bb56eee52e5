import {
  lazy,
  Suspense,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';
import { britishDate, filledIn, inAList } from '../../../engine/kernel/text.ts';
import type { Moved, OpenFile } from '../desk-messages.ts';
import { causesOf, type DeskProblem, type FieldPath, isBlank } from '../desk-problem.ts';
import { readAt, writtenRange } from '../fact-words.ts';
import {
  blanksIn,
  fieldId,
  isList,
  isSamePath,
  isWithin,
  leavesIn,
  valueAt,
} from '../field-values.ts';
import { hintIn, shownText } from '../fill-in.ts';
import { fieldAt, fieldName, oneOf } from '../item-name.ts';
import { withSameItem } from '../same-item.ts';
import { writtenAt, writtenOffset } from '../written-at.ts';
import { Failure, useAnswer } from './attempt.tsx';
import { Bar, LeftLink, SaveState } from './bar.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { asksForPage, type Cure, cureOf, isUnderway, replacing, tidied, undoing } from './cures.ts';
import type { DeskPlace } from './desk-address.ts';
import { DeskIcon, IconButton, Push } from './desk-button.tsx';
import { ask, type DeskFailure, loaded } from './desk-call.ts';
import { useDesk } from './desk-context.ts';
import { type EditContext, EditProvider } from './edit-context.ts';
import { EditHead } from './edit-head.tsx';
import { EditNotices, ProblemSummary } from './edit-notices.tsx';
import type { Editing, EditingState } from './editing.ts';
import { elementOf, FormPart, reveal } from './form-part.tsx';
import { Modal } from './modal.tsx';
import { draft, HoldDialog, heldWords, MovedDialog } from './page-dialogs.tsx';
import { PagePicker } from './page-picker.tsx';
import type { Clicked } from './place-in-page.ts';
import { type Action, thingsToPutRight } from './problem-list.tsx';
import { allProblems, bodyLine, placeOfProblem, textProblemsOf } from './problems-of.ts';
import { PublishDialog } from './publish-dialog.tsx';
import { See, type SeenPlace } from './see.tsx';
import type { TextEditor } from './text-editor.ts';
import { differsAt, movedItem } from './undo-steps.ts';
import { isChecked } from './unsaved.ts';

/** Lazy: the editor is half of the desk's code, and the list doesn't need it. */
export const loadText = () =>
  loaded(import('./text-part.tsx')).then((part) => ({ default: part.TextPart }));

const TextPart = lazy(loadText);

type Props = {
  readonly editing: Editing;
  readonly begin?: DeskPlace;
};

/** The form on the left, the preview on the right. */
export function Edit({ editing, begin }: Props) {
  const state = useSyncExternalStore(editing.subscribe, editing.state);
  const { files, go, say, refresh, show, titleOf, lists, left: behind } = useDesk();
  const [shows, setShows] = useState<'form' | 'page'>('form');
  const [status, setStatus] = useState('');
  const [counted, setCounted] = useState('');
  const [seen, setSeen] = useState<SeenPlace>(() => ({ words: firstWords(editing.state().file) }));
  const showOnPage = (words: string, field?: FieldPath) => setSeen({ words, field });
  const editor = useRef<TextEditor>(undefined);
  const { file, now, checked, later, isDirty } = state;
  const { form, path } = file;
  const isSeen = files.some((one) => one.path === path && one.isSeen);
  const typedIn = useRef(new Set<string>());
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const toTidy = useRef(new Set<string>());
  const [isTried, setTried] = useState(false);
  const [toFillIn, problems] = useMemo(() => {
    const isToFillIn = (one: DeskProblem) =>
      one.file === path &&
      isBlank(one) &&
      !left.has(fieldId(one.field ?? [])) &&
      (one.isWarning === true || !isTried);
    const isTyped = (one: DeskProblem) =>
      isDirty && one.file === path && document.activeElement?.id === fieldOf(one);
    const all = allProblems(checked, later, path, { now, file, facts: lists.facts }).filter(
      (one) => !isTyped(one) || !isUnderway(one, now),
    );
    return [all.filter(isToFillIn), all.filter((one) => !isToFillIn(one))];
  }, [checked, later, path, now, file, lists.facts, left, isTried, isDirty]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each field that is left
  useEffect(() => {
    const edits = problems.flatMap((problem) =>
      problem.file === path && toTidy.current.has(fieldOf(problem)) ? tidied(problem, now) : [],
    );
    if (isChecked(now, checked)) toTidy.current.clear();
    if (edits.length > 0) editing.edit(edits);
  }, [checked, left]);
  const inText = useMemo(
    () => textProblemsOf(problems, path, now.front, titleOf),
    [problems, path, now.front, titleOf],
  );
  const stops = problems.filter(({ file, isWarning }) => file === path && !isWarning);
  const [{ beginField, beginLine, beginRange }] = useState(() => {
    const found = begin?.words ? writtenAt(begin.words, now) : undefined;
    const line = found && 'line' in found ? found.line : bodyLine(begin?.line, now.front);
    const beginField = found && 'field' in found ? found.field : begin?.field;
    const text = shownText(valueAt(now.values, beginField ?? []));
    const [from, to] = begin?.range?.map((at) => readAt(text, at, lists.facts)) ?? [];
    return {
      beginField,
      beginLine: form.hasBody ? line : 0,
      ...(from !== undefined && to !== undefined && { beginRange: [from, to] as const }),
    };
  });

  // Problems that appear above the field that is typed in leave it where it is.
  const stood = topOfTyped();
  useLayoutEffect(() => {
    const moved = (topOfTyped() ?? 0) - (stood ?? 0);
    if (stood !== undefined && moved !== 0) scrollBy({ top: moved, behavior: 'instant' });
  });
  // On a phone, what is hidden takes no focus.
  const showForm = () => flushSync(() => setShows('form'));
  const place = useRef<{ top: number; focused?: HTMLElement }>({ top: 0 });
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const isInForm = target instanceof HTMLElement && target.closest('.edit__form');
      if (isInForm) place.current.focused = target;
    };
    addEventListener('focusin', note);
    return () => removeEventListener('focusin', note);
  }, []);
  const topOf = (one: HTMLElement = document.documentElement) => one.getBoundingClientRect().top;
  const seePage = () => {
    place.current.top = topOf(place.current.focused);
    setShows('page');
  };
  const backToWords = () => {
    showForm();
    const { top, focused } = place.current;
    // The editor puts its own cursor back.
    if (focused?.closest('.text-editor')) editor.current?.focus();
    else focused?.focus({ preventScroll: true });
    // Where it stood in the window, whatever has appeared above it meanwhile.
    scrollBy({ top: topOf(focused) - top, behavior: 'instant' });
  };
  const seeOutdated = () => {
    showForm();
    const notice = document.getElementById('outdated');
    notice?.scrollIntoView({ block: 'center' });
    notice?.focus({ preventScroll: true });
  };
  const goTo = ({ file: of, field, line }: DeskProblem) => {
    if (of !== path) return go(of, { ...(field && { field }), ...(line && { line }) });
    showForm();
    const lineOfBody = bodyLine(line, now.front);
    if (field) reveal(field);
    else if (form.hasBody && lineOfBody > 0) editor.current?.goTo(lineOfBody);
    else focusTitle();
  };
  // Some have no hint in the file, such as a photograph that is needed.
  const missing = [...toFillIn, ...problems].flatMap((one) =>
    one.file === path && isBlank(one) && one.field ? [one.field] : [],
  );
  const blanks = [
    ...new Map([...blanksIn(now.values), ...missing].map((at) => [fieldId(at), { at }])).values(),
    ...(hintIn(now.body.trim()) ? [{ at: undefined }] : []),
  ];
  /** From where the form was left, and from its end on to its start. */
  const nextBlank = () => {
    if (blanks.length === 0) return say('No blank is left.');
    showForm();
    const placed = blanks.flatMap(({ at }) => {
      const one = at ? elementOf(at) : document.querySelector('.text-editor');
      return one ? [{ at, one }] : [];
    });
    const isAfter = (one: Node, other: Node) =>
      Boolean(other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING);
    const ordered = placed.toSorted(
      (a, b) => Number(isAfter(a.one, b.one)) || -Number(isAfter(b.one, a.one)),
    );
    const { focused } = place.current;
    const next = ordered.find(({ one }) => focused && isAfter(one, focused)) ?? ordered[0];
    if (next?.at) reveal(next.at);
    else editor.current?.begin();
  };
  const mend = (problem: DeskProblem, cure: Cure | undefined) => {
    if (!cure) return;
    if (cure.body !== undefined) editing.write(cure.body);
    else editing.edit(cure.edits ?? []);
    goTo(problem);
  };
  const linkElsewhere = (problem: DeskProblem) =>
    show(
      <PagePicker
        title="Where should the link lead?"
        takesOthers
        onPick={(page) => mend(problem, replacing(problem, page.path, editing.state().now))}
      />,
    );
  const chooseAnother = (field: FieldPath): Action => {
    const { title } = fieldAt(field, form.field) ?? {};
    const list = fieldAt(field.slice(0, -1), form.field)?.title ?? '';
    const run = () => {
      showForm();
      reveal(field);
      const { activeElement: list } = document;
      if (list instanceof HTMLSelectElement) list.showPicker();
    };
    return { label: `Choose another ${(title ?? oneOf(list)).toLowerCase()}`, run };
  };
  const actionsOf = (problem: DeskProblem, mayUndo = false): Action[] => {
    if (problem.file !== path) return [];
    const cure = cureOf(problem, now, titleOf);
    const canLink = asksForPage(problem) && replacing(problem, '', now);
    const isFirst = problems.find((one) => fieldOf(one) === fieldOf(problem)) === problem;
    const undo = mayUndo && isFirst && !cure && !canLink && undoing(problem, now, file.values);
    return [
      ...[cure, undo].flatMap((one) =>
        one ? [{ label: one.label, run: () => mend(problem, one) }] : [],
      ),
      ...(canLink ? [{ label: 'Link to another page', run: () => linkElsewhere(problem) }] : []),
      ...(problem.code === 'unknown-value' && problem.field ? [chooseAnother(problem.field)] : []),
    ];
  };
  const context: EditContext = {
    ...{ editing, editor, problems, toFillIn, goTo, actionsOf, showOnPage, tell: setStatus },
    onceSaved: (act) => onceSaved(act),
    labelOf: (problem) => placeOfProblem(problem, form, now, lists.facts),
    problemsIn: (place) =>
      problems.filter(({ file, field }) => file === path && field && isWithin(field, place)),
    leave: (id) => {
      if (!typedIn.current.has(id)) return;
      toTidy.current.add(id);
      setLeft((all) => new Set(all).add(id));
    },
    edit: async (changed, place) => {
      const { now } = editing.state();
      const edits = changed.flatMap((one) =>
        withSameItem(one, form.field, now.values, lists.names),
      );
      if (place) typedIn.current.add(place);
      const holds = edits.some(
        (one) => isSamePath(one.at, draft) && 'value' in one && one.value === true,
      );
      const { links } = holds ? await ask('links', { path }) : { links: [] };
      if (links.length > 0) show(<HoldDialog editing={editing} links={links} />);
      else {
        editing.edit(edits, place);
        if (holds) say(`Held back. ${heldWords(isSeen)}`);
      }
    },
  };
  /** What waits for the answer on a changed address. */
  const onceMoved = useRef<() => void>(undefined);
  const save = async (moved?: Moved, instead?: string, before = '') => {
    setTried(true);
    onceMoved.current = undefined;
    const outcome = await editing.save(moved, instead);
    if (outcome === 'saved') {
      say(before + (await savedWords(editing.state(), isSeen)));
      void refresh();
    } else if (outcome === 'refused') {
      requestAnimationFrame(() => document.getElementById('refused')?.focus());
    }
  };
  const onceSaved = async (act: () => void, title = 'Not saved yet') => {
    if (editing.state().isDirty) await save();
    const { isDirty, failure } = editing.state();
    const again = () => onceSaved(act, title);
    if (editing.state().asksMoved) onceMoved.current = act;
    if (!isDirty) act();
    else if (failure) show(<NotSaved {...{ title, path, failure }} onBack={again} />);
  };
  const saveMoved = async (moved?: Moved) => {
    const act = onceMoved.current;
    await save(moved);
    if (!editing.state().isDirty) act?.();
  };
  const publish = () => onceSaved(() => show(<PublishDialog from={path} />), 'Not published yet');
  const { failure, isSaving, waiting } = state;
  const wasAway = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the site can be reached again
  useEffect(() => {
    if (isSaving) return;
    const isBack = wasAway.current && !failure;
    wasAway.current = failure?.code === 'away';
    // A dialog that waits to publish saves too.
    if (!isBack || !isDirty || document.querySelector('dialog[open]')) return;
    if (waiting) void save(waiting.moved, waiting.instead, isBackWords);
    else say(`${isBackWords}Not saved yet.`, { label: 'Save', run: () => save() });
  }, [failure, isSaving]);
  const step = (does: 'back' | 'forward') => {
    const before = editing.state().now;
    const focused = document.activeElement;
    // What was said of an item's place may be true no more.
    setStatus('');
    // So that the form and the text have it already.
    flushSync(() => editing[does]());
    const { now } = editing.state();
    const isText = before.body !== now.body;
    const field = differsAt(before.values, now.values);
    const list = field.slice(0, -1);
    const [old, next] = [before, now].map(({ values }) => valueAt(values, list));
    const isMove = !isText && isList(old) && isList(next) && movedItem(old, next) !== undefined;
    const isOnItem =
      isMove &&
      focused instanceof HTMLElement &&
      document.getElementById(fieldId(list))?.contains(focused);
    // An item that moves loses the focus.
    if (isOnItem) focused.focus({ preventScroll: true });
    if (!isText && field.length === 0) return;
    const place = isOnItem ? focused : document.getElementById(fieldId(field));
    const line = lineThatDiffers(before.body, now.body);
    const isSeen = isInSight(isText ? editor.current?.boundsOf(line) : shownBounds(place));
    const isPageAlone = !document.querySelector('.edit__form')?.checkVisibility();
    if (isPageAlone) {
      if (isText) showOnPage(now.body.split('\n')[line - 1] ?? '');
      else showOnPage(shownText(valueAt(now.values, field)), field);
    } else if (isSeen) {
      if (isText) editor.current?.focus();
      else if (!isMove) place?.focus({ preventScroll: true });
    } else if (isOnItem) focused.scrollIntoView({ block: 'center' });
    else if (isText) editor.current?.goTo(line);
    else reveal(field, undefined, !isMove);
    // The button that was pressed.
    const pressed = focused?.closest<HTMLElement>('.bar button');
    pressed?.focus({ preventScroll: true });
    const isGone = Object.keys(Object(old)).length > Object.keys(Object(next)).length;
    const named = isMove && list.length > 0 ? list : field;
    const name = isText ? 'Text' : fieldName(named, form.field, (isGone ? before : now).values);
    const words = `${does === 'back' ? 'Undone' : 'Redone'}: ${filledIn(name, lists.facts)}.`;
    if (isSeen) setStatus(words);
    else say(words);
  };
  useKeys(step, save, publish, nextBlank);
  useEffect(() => {
    // React draws nothing at once within an effect.
    if (beginField) queueMicrotask(() => reveal(beginField, beginRange));
    else if (beginLine <= 0) focusTitle();
  }, [beginField, beginLine, beginRange]);
  const toPutRight = stops.length === 0 ? '' : thingsToPutRight(stops);
  useEffect(() => {
    const timer = setTimeout(() => setCounted(toPutRight), 500);
    return () => clearTimeout(timer);
  }, [toPutRight]);
  const offerElsewhere = async (words: string) => {
    const { file: other } = await ask('written', { words, own: path });
    const run = () => go(other, { words });
    if (other && other !== path)
      say(`These words are in “${titleOf(other)}”.`, { label: 'Edit them there', run });
  };
  const editWords = ({ words, before }: Clicked) => {
    const place = writtenAt(words, now);
    if (!place) {
      void offerElsewhere(words);
      return false;
    }
    showForm();
    const { facts } = lists;
    if ('field' in place) {
      const text = filledIn(shownText(valueAt(now.values, place.field)), facts);
      const at = writtenOffset(text, words, before);
      reveal(place.field, [at, at]);
    } else {
      const line = now.body.split('\n')[place.line - 1] ?? '';
      const at = writtenOffset(filledIn(line, facts), words, before);
      const [from] = writtenRange(line, [at, at], facts);
      editor.current?.goTo(place.line, [from, from]);
    }
    return true;
  };
  return (
    <EditProvider value={context}>
      <Bar>
        <Push className="push--quiet bar__back" onClick={() => go()}>
          <DeskIcon name="previous" /> <span>Everything</span>
        </Push>
        {stops[0] && (
          <Push className="push--quiet bar__problems" onClick={() => stops[0] && goTo(stops[0])}>
            {causesOf(stops)} to put right
          </Push>
        )}
        {blanks.length > 0 && (
          <Push
            className="push--quiet bar__blanks"
            title="Goes to the next place to fill in (F8)"
            aria-keyshortcuts="F8"
            onClick={nextBlank}
          >
            Next blank
          </Push>
        )}
        <SaveState state={state} onOutdated={seeOutdated} />
        {behind
          .filter((one) => one.path === path)
          .map((one) => (
            <LeftLink key={one.words} className="push push--quiet bar__left" left={one} />
          ))}
        <div className="bar__actions">
          <Push className="bar__switch" onClick={shows === 'form' ? seePage : backToWords}>
            {shows === 'form' ? 'See the page' : 'Back to the words'}
          </Push>
          <IconButton
            name="undo"
            label="Undo"
            isDisabled={!state.canGoBack}
            onPress={() => step('back')}
          />
          <IconButton
            name="redo"
            label="Redo"
            isDisabled={!state.canGoForward}
            onPress={() => step('forward')}
          />
          <Push
            className="push--main"
            aria-disabled={!state.isDirty || state.isSaving}
            title="Keeps your changes here; visitors do not see them yet (Ctrl+S)"
            aria-keyshortcuts="Control+S Meta+S"
            onClick={() => state.isDirty && void save()}
          >
            Save
          </Push>
          <Push
            title="Puts what is saved on the site (Ctrl+Enter)"
            aria-keyshortcuts="Control+Enter Meta+Enter"
            onClick={() => void publish()}
          >
            Publish
          </Push>
        </div>
      </Bar>
      <main className="edit" id="main" data-shows={shows}>
        <div className="edit__form">
          <EditHead />
          <EditNotices />
          <ProblemSummary />
          <FormPart />
          {form.hasBody && (
            <Suspense fallback={<p className="waiting">One moment …</p>}>
              <TextPart problems={inText} beginLine={beginLine} beginRange={begin?.range} />
            </Suspense>
          )}
          <FormPart isForSearch />
        </div>
        <See place={seen} onClick={editWords} />
      </main>
      <p className="hidden-words" role="status">
        {status}
      </p>
      {/* Of its own, or its delay would take words away that were just said. */}
      <p className="hidden-words" role="status">
        {counted}
      </p>
      {state.asksMoved && <MovedDialog editing={editing} onDone={saveMoved} />}
      {state.conflict && <ConflictDialog editing={editing} />}
    </EditProvider>
  );
}

type NotSavedProps = {
  readonly title: string;
  readonly path: string;
  readonly failure: DeskFailure;
  readonly onBack: () => unknown;
};

/** Says why the words are not saved, and goes on once the site can be reached again. */
function NotSaved({ title, path, failure, onBack }: NotSavedProps) {
  const isAway = failure.code === 'away';
  const { answer, failure: words } = useAnswer('open', isAway ? { path } : undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (answer) onBack();
  }, [answer]);
  return (
    <Modal title={title} close="Close">
      <Failure words={words ?? failure.message} />
      {isAway && <p className="dialog__lead">Your words are safe in this browser.</p>}
    </Modal>
  );
}

const fieldOf = ({ field = [] }: DeskProblem) => fieldId(field);

/** Where the preview of a list begins: its items may be far down a page. */
function firstWords({ values }: OpenFile): string {
  if (!isList(values)) return '';
  const isSentence = ({ value }: { readonly value: unknown }) => String(value).length > 40;
  return String(leavesIn(values).find(isSentence)?.value ?? '');
}

const isBackWords = 'The desk can reach the site again. ';

const focusTitle = () => document.querySelector('h1')?.focus();

/** A saved file may still have problems that block publishing. */
async function savedWords(
  { checked, file, later, tookTheirs }: EditingState,
  isSeen: boolean,
): Promise<string> {
  const stops = allProblems(checked, later, file.path).filter((one) => !one.isWarning);
  const things = thingsToPutRight(stops);
  const saved = tookTheirs ? 'Saved, with what somebody else has changed' : 'Saved';
  const { isDraft, until } = checked ?? {};
  if (stops.length === 0 && isDraft) {
    return `${saved}${isSeen ? '' : ', as a draft'}. ${heldWords(isSeen)}`;
  }
  const from = until ? ` from ${britishDate(until)},` : '';
  if (stops.length === 0) return `${saved}. Visitors see it${from} once it is published.`;
  const { groups } = await ask('files', {});
  const faulty = groups
    .flatMap(({ files }) => files)
    .filter(({ path }) => stops.some((one) => one.file === path));
  // A file that has changed can stay as it was published.
  const canStay = faulty.every(({ path, changed }) => path !== file.path && changed);
  return canStay && faulty.length > 0
    ? `${saved}. It can be published; ${inAList(faulty.map(({ title }) => `“${title}”`))} cannot yet: ${things}.`
    : `${saved}, not yet to be published: ${things}.`;
}

function topOfTyped(): number | undefined {
  const typed = document.activeElement?.closest('.edit__form :is(input, select, textarea)');
  return typed?.getBoundingClientRect().top;
}

/** What a closed fold hides has bounds too. */
const shownBounds = (one: Element | null) =>
  one?.checkVisibility() ? one.getBoundingClientRect() : undefined;

function isInSight({ top, bottom }: Pick<DOMRect, 'top' | 'bottom'> = { top: 0, bottom: 0 }) {
  const bar = document.querySelector('.bar')?.getBoundingClientRect().bottom ?? 0;
  return top < innerHeight && bottom > Math.max(bar, 0);
}

/** Counted from 1; past the end if lines are missing there. */
function lineThatDiffers(before: string, now: string): number {
  const old = before.split('\n');
  const at = now.split('\n').findIndex((line, at) => line !== old[at]);
  return at < 0 ? old.length : at + 1;
}

type DoesStep = (does: 'back' | 'forward') => void;

type Does = () => Promise<void>;

/** Undo covers the whole file, wherever the focus is; an open dialog keeps its own keys. */
function useKeys(step: DoesStep, save: Does, publish: Does, nextBlank: () => void): void {
  const latest = useRef({ step, save, publish, nextBlank });
  latest.current = { step, save, publish, nextBlank };
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      const isOurs = key === 'f8' || ((event.ctrlKey || event.metaKey) && !event.altKey);
      if (!isOurs || !/^([szy]|enter|f8)$/.test(key) || document.querySelector('dialog[open]'))
        return;
      event.preventDefault();
      event.stopPropagation();
      if (key === 'f8') latest.current.nextBlank();
      else if (key === 's') void latest.current.save();
      else if (key === 'enter') void latest.current.publish();
      else latest.current.step(key === 'y' || event.shiftKey ? 'forward' : 'back');
    };
    addEventListener('keydown', listener, true);
    return () => removeEventListener('keydown', listener, true);
  }, []);
}
