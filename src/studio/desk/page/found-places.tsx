import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { DeskCalls, FoundPlace, Replacement } from '../desk-messages.ts';
import { fieldId } from '../field-values.ts';
import { asFound } from '../search-words.ts';
import { Failure, useAnswer, useAttempt } from './attempt.tsx';
import { DeskLink } from './bar.tsx';
import type { DeskPlace } from './desk-address.ts';
import { Push } from './desk-button.tsx';
import { ask } from './desk-call.ts';
import { useDesk } from './desk-context.ts';
import { Tick } from './modal.tsx';
import { ProblemList, thingsToPutRight } from './problem-list.tsx';

export const inPlaces = (count: number) =>
  count === 1 ? 'one place' : `${count.toLocaleString('en-GB')} places`;

type Props = {
  /** After the list's filter. */
  readonly places: readonly FoundPlace[];
  readonly found: DeskCalls['search']['answer'];
  /** Whether `found` answers the current query rather than the last one. */
  readonly isNow: boolean;
  readonly query: string;
  readonly isWhole: boolean;
  readonly onLook: (place: DeskPlace) => void;
};

/** Words that are found, with links, and a form to replace those that are ticked. */
export function FoundPlaces({ places, found, isNow, query, isWhole, onLook }: Props) {
  const { refresh, say } = useDesk();
  const undo = useUnreplace();
  const [words, setWords] = useState('');
  // Results toggled from their default.
  const [others, setOthers] = useState<ReadonlySet<string>>(new Set());
  const isOn = (one: FoundPlace) => others.has(query + keyOf(one)) === isUnsure(one);
  const turn = (of: readonly FoundPlace[], on: boolean) => {
    const turned = of.filter((one) => isOn(one) !== on).map((one) => query + keyOf(one));
    setOthers(others.symmetricDifference(new Set(turned)));
  };
  const { isBusy, failure, attempt } = useAttempt();
  // Each change is shown with its tick before all can be made.
  const change = JSON.stringify([query, words]);
  const [shown, setShown] = useState('');
  const isShown = words !== '' && shown === change;
  const showEach = () => {
    flushSync(() => setShown(change));
    document.querySelector<HTMLElement>('.hit__tick input')?.focus();
  };
  const said = Map.groupBy(places, ({ says, isFact }) => (isFact ? says : undefined));
  const mayMean = said.get(undefined) ?? [];
  const all = words === '' ? [] : places.flatMap((one) => replacement(one, query, words));
  const ticked =
    words === '' ? [] : places.filter(isOn).flatMap((one) => replacement(one, query, words));
  const asked = { places: ticked, digests: found.digests, searched: query.trim(), words };
  const tried = isShown && ticked.length > 0 ? { ...asked, isTrial: true } : undefined;
  const trial = useAnswer('replace', tried, undefined, 400);
  const replace = async () => {
    // Show first what the replacement would break.
    const isSeen = trial.of === JSON.stringify(tried);
    if (!isSeen && (await ask('replace', { ...asked, isTrial: true })).problems.length > 0) return;
    const answer = await ask('replace', { ...asked, isTrial: false });
    const { problems } = answer;
    const things = thingsToPutRight(problems);
    const publish = problems.length > 0 ? `, not yet to be published: ${things}` : '';
    const action = { label: 'Undo', run: undo };
    say(`Replaced in ${inPlaces(ticked.length)}${publish}.`, action);
    setWords('');
    if (ticked.length === all.length) onLook({ find: words, isWhole });
    await refresh();
  };
  const isReady = ticked.length > 0 && !isBusy && isNow;
  const allTheSame = trial.answer?.problems.length ? ' all the same' : '';
  return (
    <section className="kind found" aria-labelledby="found">
      <div className="kind__head">
        <h2 id="found">In the words</h2>
        <Push aria-pressed={isWhole} onClick={() => onLook({ find: query, isWhole: !isWhole })}>
          Whole words
        </Push>
      </div>
      {found.count > found.places.length && (
        <p className="found__note">
          The first {found.places.length} of {found.count.toLocaleString('en-GB')} places.
        </p>
      )}
      {places.some(canReplace) && (
        <form
          className="found__replace"
          onSubmit={(event) => {
            event.preventDefault();
            if (all.length > 0) showEach();
          }}
        >
          <label htmlFor="replacement">Replace with</label>
          <input
            id="replacement"
            className="input"
            autoComplete="off"
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
          {!isShown && (
            <Push
              type="submit"
              className="push--main"
              aria-disabled={all.length === 0}
              aria-describedby="replace-help"
            >
              Look at {all.length > 1 ? `${all.length} changes` : 'the change'}
            </Push>
          )}
          {isShown && all.length > 1 && (
            <Push onClick={() => (ticked.length > 0 ? turn(places, false) : setOthers(new Set()))}>
              {ticked.length > 0 ? 'Tick none' : 'Tick all words'}
            </Push>
          )}
        </form>
      )}
      {all.length > 0 && (
        <p className="found__note" id="replace-help">
          {isShown
            ? `Each place below shows its change. Untick those that should stay as they are.${places.some((one) => canReplace(one) && isUnsure(one)) ? ' Those not ticked may mean something else.' : ''}`
            : 'Nothing is replaced before you have seen each change.'}
        </p>
      )}
      <Failure words={failure ?? trial.failure} />
      {trial.answer && <Follows {...trial.answer} />}
      {byFile(mayMean).map(([file, of]) => (
        <section key={file} aria-label={of[0]?.title}>
          <h3>{of[0]?.title}</h3>
          {isShown && <PageTick places={of} isOn={isOn} onTurn={turn} />}
          <ul>
            {of.map((one) => {
              const key = query + keyOf(one);
              const next = isShown && all.find((other) => query + keyOf(other) === key);
              return (
                <li key={key} className="hit">
                  {next && (
                    <label className="hit__tick">
                      <input
                        type="checkbox"
                        aria-label={`Replace it in ${one.label}`}
                        checked={isOn(one)}
                        onChange={() => turn([one], !isOn(one))}
                      />
                    </label>
                  )}
                  <PlaceLink place={one} />
                  <Line place={one} next={next && isOn(one) ? next.words : undefined} />
                </li>
              );
            })}
          </ul>
        </section>
      ))}
      {isShown && (
        <div className="found__send">
          <Push
            className="push--main"
            aria-disabled={!isReady}
            onClick={() => isReady && void attempt(replace)}
          >
            Replace in {inPlaces(ticked.length)}
            {allTheSame}
          </Push>
        </div>
      )}
      {found.taken.map(({ says, count }) => (
        <SaidByFact
          key={says}
          says={says}
          count={count}
          places={said.get(says) ?? []}
          isOpen={mayMean.length === 0}
        />
      ))}
    </section>
  );
}

const byFile = (places: readonly FoundPlace[]) => [...Map.groupBy(places, ({ file }) => file)];

type SaidProps = {
  readonly says: string;
  readonly count: number;
  readonly places: readonly FoundPlace[];
  readonly isOpen: boolean;
};

/** Places that follow a fact: they are changed where it is filled in, so one line stands for them. */
function SaidByFact({ says, count, places, isOpen }: SaidProps) {
  if (places.length === 0) return null;
  return (
    <details className="found__said" open={isOpen}>
      <summary>
        {count === 1 ? 'One place says' : `${count} places say`} “{says}”, and follow
        {count === 1 && 's'} it when it changes
      </summary>
      <Listed places={places} />
    </details>
  );
}

/** Places by their pages, with nothing to tick. */
const Listed = ({ places }: Pick<Props, 'places'>) =>
  byFile(places).map(([file, of]) => (
    <section key={file} aria-label={of[0]?.title}>
      <h3>{of[0]?.title}</h3>
      <ul>
        {of.map((one) => (
          <li key={keyOf(one)} className="hit">
            <PlaceLink place={one} />
            <Line place={one} />
          </li>
        ))}
      </ul>
    </section>
  ));

/** Whether a result is a field found by its name or through a fact, rather than words in it. */
export const isField = ({ at }: FoundPlace) => at === undefined;

/** Fields that are called so, or that a fact takes the words from. */
export function FoundFields({ places }: Pick<Props, 'places'>) {
  return (
    <section className="kind found" aria-labelledby="found-fields">
      <div className="kind__head">
        <h2 id="found-fields">Where it is filled in</h2>
      </div>
      <Listed places={places} />
    </section>
  );
}

/** Why a place is not ticked by itself. */
const doubts = {
  code: 'in an address or a short name',
  fact: 'a fact of its own, which others follow',
  sum: 'beside another amount: is it part of a sum?',
} as const;

const isUnsure = ({ isCode, doubt }: FoundPlace) => Boolean(isCode || doubt);

function PlaceLink({ place }: { readonly place: FoundPlace }) {
  const { file, title, label, isCode, isFact, doubt } = place;
  const why = doubt ?? (isCode ? 'code' : undefined);
  return (
    <DeskLink className="row__name" path={file} place={whereIn(place)}>
      <span className="hidden-words">{title}: </span>
      {label}
      {why && !isFact && <small>, {doubts[why]}</small>}
    </DeskLink>
  );
}

type PageTickProps = {
  readonly places: readonly FoundPlace[];
  readonly isOn: (place: FoundPlace) => boolean;
  readonly onTurn: (places: readonly FoundPlace[], on: boolean) => void;
};

/** Ticks a page's words all at once; what may mean something else, only one by one. */
function PageTick({ places, isOn, onTurn }: PageTickProps) {
  const prose = places.filter((one) => canReplace(one) && !isUnsure(one));
  if (prose.length < 2) return null;
  const isAll = prose.every(isOn);
  return (
    <Tick
      checked={isAll}
      ref={(box) => {
        if (box) box.indeterminate = !isAll && places.some((one) => canReplace(one) && isOn(one));
      }}
      onChange={() => onTurn(isAll ? places : prose, !isAll)}
    >
      All {prose.length} on this page
    </Tick>
  );
}

/** Undoes the last replacement. @throws DeskFailure if a file has changed since. */
export function useUnreplace() {
  const { refresh, say } = useDesk();
  return async () => {
    await ask('unreplace', {});
    say('Everything is back as it was.');
    await refresh();
  };
}

type Place = Pick<FoundPlace, 'file' | 'field' | 'line' | 'at'>;

const placeIn = ({ field, line }: Place): DeskPlace => ({
  ...(field && { field }),
  ...(line && { line }),
});

const whereIn = ({ at = 0, found, end = at + found.length, ...place }: FoundPlace): DeskPlace => ({
  ...placeIn(place),
  ...(found && { range: [at, end] }),
});

const keyOf = ({ file, field, line, at }: Place) =>
  [file, field ? fieldId(field) : line, at].join(':');

const canReplace = ({ at, isFact }: FoundPlace) => at !== undefined && !isFact;

function replacement(one: FoundPlace, query: string, words: string): Replacement[] {
  const { file, found, at } = one;
  if (at === undefined || !canReplace(one)) return [];
  return [{ file, ...placeIn(one), found, at, words: asFound(found, query.trim(), words) }];
}

function Line({ place, next }: { place: FoundPlace; next?: string | undefined }) {
  const { before, found, after } = place;
  return (
    <p className="hit__line">
      {before}
      {next === undefined ? (
        found && <mark>{found}</mark>
      ) : (
        <>
          <del>{found}</del>
          <span className="hidden-words"> becomes </span>
          <ins>{next}</ins>
        </>
      )}
      {after}
    </p>
  );
}

/** What a change would cause. */
export function Follows({
  problems,
  moved = [],
  stay = [],
}: Pick<DeskCalls['without']['answer'], 'problems'> &
  Partial<Pick<DeskCalls['replace']['answer'], 'moved' | 'stay'>>) {
  return (
    <div role="status">
      {problems.length > 0 && (
        <section className="summary">
          <h2>{thingsToPutRight(problems)} then</h2>
          <p>The site cannot be published like this.</p>
          <ProblemList problems={problems} />
        </section>
      )}
      {stay.length > 0 && (
        <p className="found__note">
          {stay.length === 1 ? `The address ${stay[0]} stays.` : 'The addresses of the pages stay.'}
        </p>
      )}
      {moved.map(({ from, to }) => (
        <p key={from} className="found__note">
          The address {from} becomes {to}. Links to it follow, and the old address leads there.
        </p>
      ))}
    </div>
  );
}
