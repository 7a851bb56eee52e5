import { lazy, Suspense, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { LinkHere, Moved } from '../desk-messages.ts';
import type { DeskProblem } from '../desk-problem.ts';
import { hintIn } from '../fill-in.ts';
import { Bar, DeskLink, SaveState } from './bar.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { asksForPage, type Cure, cureOf, replacing, undoing } from './cures.ts';
import type { DeskPlace } from './desk-address.ts';
import { DeskIcon, IconButton, Push } from './desk-button.tsx';
import { ask } from './desk-call.ts';
import { useDesk } from './desk-context.ts';
import { EditHead } from './edit-head.tsx';
import { EditNotices } from './edit-notices.tsx';
import type { Editing } from './editing.ts';
import type { EditingState } from './editing-state.ts';
import { FormPart } from './form-part.tsx';
import { draft, HoldDialog } from './hold-dialog.tsx';
import { MovedDialog } from './moved-dialog.tsx';
import { PagePicker } from './page-picker.tsx';
import { writtenAt } from './place-in-page.ts';
import { type ActionsOf, thingsToPutRight } from './problem-list.tsx';
import { ProblemSummary } from './problem-summary.tsx';
import { allProblems, bodyLine, placeOfProblem, textProblemsOf } from './problems-of.ts';
import { PublishDialog } from './publish-dialog.tsx';
import { reveal } from './reveal-field.ts';
import { See, type SeeHandle } from './see.tsx';
import type { TextEditorHandle } from './text-editor.tsx';

/** The editor is half of the desk's code, and the list of everything needs none of it. */
export const loadText = () =>
  import('./text-part.tsx').then((part) => ({ default: part.TextPart }));

const TextPart = lazy(loadText);

type Props = {
  readonly editing: Editing;
  readonly begin?: DeskPlace;
};

/** One file: what is written on the left, its page on the right. */
export function Edit({ editing, begin }: Props) {
  const state = useSyncExternalStore(editing.subscribe, editing.state);
  const { go, say, refresh } = useDesk();
  const [shows, setShows] = useState<'form' | 'page'>('form');
  const [isPublishing, setPublishing] = useState(false);
  const [told, tell] = useState('');
  const [linking, setLinking] = useState<DeskProblem>();
  const [holding, setHolding] = useState<readonly LinkHere[]>();
  const see = useRef<SeeHandle>(null);
  const editor = useRef<TextEditorHandle | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const { file, now, checked, later, conflict } = state;
  const { form, path } = file;
  const problems = useMemo(() => allProblems(checked, later, path), [checked, later, path]);
  const stops = problems.filter(({ isWarning }) => !isWarning);
  const inText = useMemo(
    () => textProblemsOf(problems, path, now.front),
    [problems, path, now.front],
  );
  const [beginLine] = useState(() => (form.hasBody ? bodyLine(begin?.line, now.front) : 0));
  const labelOf = (problem: DeskProblem) => placeOfProblem(problem, form, now);
  const goTo = ({ file: of, field, line }: DeskProblem) => {
    if (of !== path) return go(of, { ...(field && { field }), ...(line && { line }) });
    setShows('form');
    const lineOfBody = bodyLine(line, now.front);
    if (field) void reveal(field);
    else if (form.hasBody && lineOfBody > 0) editor.current?.goTo(lineOfBody);
    else title.current?.focus();
  };
  const mend = (problem: DeskProblem, { edits = [], body }: Cure) => {
    if (body === undefined) editing.edit(edits);
    else editing.write(body);
    goTo(problem);
  };
  const cures: ActionsOf = (problem) => {
    if (problem.file !== path) return [];
    const cure = cureOf(problem, now);
    const canLink = asksForPage(problem) && replacing(problem, '', now);
    return [
      ...(cure ? [{ label: cure.label, run: () => mend(problem, cure) }] : []),
      ...(canLink ? [{ label: 'Link to another page', run: () => setLinking(problem) }] : []),
    ];
  };
  const curesOrUndo: ActionsOf = (problem) => {
    const found = cures(problem);
    const undo = problem.file === path && found.length === 0 && undoing(problem, now, file.values);
    return undo ? [{ label: undo.label, run: () => mend(problem, undo) }] : found;
  };
  const hold = async () => {
    const { links } = await ask('links', { path });
    if (links.length > 0) setHolding(links);
    else editing.edit([{ at: draft, value: true }]);
  };
  const save = async (moved?: Moved) => {
    const outcome = await editing.save(moved);
    if (outcome === 'saved') {
      say(savedWords(editing.state()));
      void refresh();
    } else if (outcome === 'refused') {
      requestAnimationFrame(() => document.getElementById('refused')?.focus());
    }
  };
  const publish = async () => {
    if (editing.state().isDirty) await save();
    if (!editing.state().isDirty) setPublishing(true);
  };
  useKeys(editing, save);
  useEffect(() => {
    if (begin?.field) void reveal(begin.field);
    else if (beginLine <= 0) title.current?.focus();
  }, [begin, beginLine]);
  useEffect(() => {
    const words = stops.length === 0 ? '' : thingsToPutRight(stops.length);
    const timer = setTimeout(() => tell(words), 1500);
    return () => clearTimeout(timer);
  }, [stops.length]);
  const show = (words: string) => see.current?.show(words);
  const editWords = (words: string) => {
    const place = writtenAt(words, now);
    if (!place) return false;
    setShows('form');
    // On a phone the form is hidden until then.
    requestAnimationFrame(() => {
      if ('field' in place) void reveal(place.field);
      else editor.current?.goTo(place.line);
    });
    return true;
  };
  return (
    <>
      <Bar>
        <Push className="push--quiet" onClick={() => go()}>
          <DeskIcon name="previous" /> Everything
        </Push>
        {stops.length > 0 && (
          <Push className="push--quiet bar__problems" onClick={() => stops[0] && goTo(stops[0])}>
            {stops.length} to put right
          </Push>
        )}
        <SaveState state={state} />
        {state.left.map(({ words, count }) => (
          <DeskLink
            key={words}
            className="push push--quiet bar__left"
            place={{ find: words, isWhole: true }}
          >
            “{words}” also stands in {count === 1 ? 'one other place' : `${count} other places`}
          </DeskLink>
        ))}
        <div className="bar__actions">
          <Push
            className="bar__switch"
            onClick={() => setShows(shows === 'form' ? 'page' : 'form')}
          >
            {shows === 'form' ? 'See the page' : 'Back to the words'}
          </Push>
          <IconButton
            name="undo"
            label="Undo"
            isDisabled={!state.canGoBack}
            onPress={() => editing.back()}
          />
          <IconButton
            name="redo"
            label="Redo"
            isDisabled={!state.canGoForward}
            onPress={() => editing.forward()}
          />
          <Push
            className="push--main"
            aria-disabled={!state.isDirty || state.isSaving}
            aria-keyshortcuts="Control+S Meta+S"
            onClick={() => state.isDirty && void save()}
          >
            Save
          </Push>
          <Push onClick={() => void publish()}>Publish</Push>
        </div>
      </Bar>
      <main className="edit" id="main" data-shows={shows}>
        <div className="edit__form">
          <EditHead
            ref={title}
            editing={editing}
            onText={() => editor.current?.begin()}
            onHold={hold}
          />
          <EditNotices editing={editing} />
          <ProblemSummary
            path={path}
            problems={problems}
            advice={hintIn(now.body.trim()) ? [] : state.advice}
            isDraft={checked?.isDraft ?? false}
            labelOf={labelOf}
            onGo={goTo}
            actionsOf={curesOrUndo}
          />
          <FormPart
            editing={editing}
            problems={problems}
            onShow={show}
            onTell={tell}
            onHold={hold}
            actionsOf={cures}
          />
          {form.hasBody && (
            <Suspense fallback={<p className="waiting">One moment …</p>}>
              <TextPart
                value={now.body}
                problems={inText}
                maxWords={form.maxWords}
                editor={editor}
                beginLine={beginLine}
                onChange={(body) => editing.write(body)}
                onPlace={show}
              />
            </Suspense>
          )}
        </div>
        <See ref={see} checked={checked} isSaved={!state.isDirty} onClick={editWords} />
      </main>
      <p className="hidden-words" role="status">
        {told}
      </p>
      {state.asksMoved && (
        <MovedDialog
          from={checked?.formerAddress ?? ''}
          to={checked?.address ?? ''}
          path={path}
          onClose={() => editing.dismiss()}
          onDone={(moved) => void save(moved)}
        />
      )}
      {isPublishing && (
        <PublishDialog saved={state.file.path} onClose={() => setPublishing(false)} />
      )}
      {linking && (
        <PagePicker
          title="Where should the link lead?"
          takesOthers
          onClose={() => setLinking(undefined)}
          onPick={({ path: to }) => {
            setLinking(undefined);
            const cure = replacing(linking, to, editing.state().now);
            if (cure) mend(linking, cure);
          }}
        />
      )}
      {holding && (
        <HoldDialog editing={editing} links={holding} onClose={() => setHolding(undefined)} />
      )}
      {conflict && <ConflictDialog editing={editing} conflict={conflict} />}
    </>
  );
}

/** What is saved may still be kept from being published. */
function savedWords({ checked, file, later, tookTheirs }: EditingState): string {
  const { length } = allProblems(checked, later, file.path).filter((one) => !one.isWarning);
  const saved = tookTheirs ? 'Saved, with what somebody else has changed' : 'Saved';
  return length === 0
    ? `${saved}.`
    : `${saved}, not yet to be published: ${thingsToPutRight(length)}.`;
}

/** Steps back are those of the whole file, wherever the focus is; in a dialog keys are its own. */
function useKeys(editing: Editing, save: () => Promise<void>): void {
  const latest = useRef(save);
  latest.current = save;
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      const isOurs = (event.ctrlKey || event.metaKey) && !event.altKey;
      if (!isOurs || !/^[szy]$/.test(key) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      event.stopPropagation();
      if (key === 's') void latest.current();
      else if (key === 'y' || event.shiftKey) editing.forward();
      else editing.back();
    };
    addEventListener('keydown', listener, true);
    return () => removeEventListener('keydown', listener, true);
  }, [editing]);
}
