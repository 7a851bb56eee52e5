import { useEffect, useState } from 'react';
import type { FileGroup } from '../desk-lists.ts';
import type { DeskCalls, FoundPlace, Replacement } from '../desk-messages.ts';
import { fieldId } from '../field-values.ts';
import { asFound } from '../search-words.ts';
import { Trouble, useAttempt } from './attempt.tsx';
import { DeskLink } from './bar.tsx';
import type { DeskPlace } from './desk-address.ts';
import { Push } from './desk-button.tsx';
import { ask, sentenceOf } from './desk-call.ts';
import { useDesk } from './desk-context.ts';
import { ProblemList, thingsToPutRight, titleOfFile } from './problem-list.tsx';

type Found = DeskCalls['search']['answer'] & {
  /** What was searched for: the next answer may be on its way. */
  readonly of: string;
};
type Trial = DeskCalls['replace']['answer'];

const nothing: Found = { type: 'found', places: [], count: 0, digests: {}, of: '' };

/** Where the words stand in the content; searched for again when it has changed. */
export function useFound(words: string, isWhole: boolean, groups: readonly FileGroup[]): Found {
  const [found, setFound] = useState(nothing);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the groups change with the content
  useEffect(() => {
    let isOver = false;
    ask('search', { words, isWhole }).then(
      (answer) => isOver || setFound({ ...answer, of: `${isWhole} ${words}` }),
      // The list says it, if the site is away.
      () => isOver || setFound(nothing),
    );
    return () => {
      isOver = true;
    };
  }, [words, isWhole, groups]);
  return words === '' ? nothing : found;
}

export const inPlaces = (count: number) =>
  count === 1 ? 'one place' : `${count.toLocaleString('en-GB')} places`;

type Props = {
  /** Those that are to be seen. */
  readonly places: readonly FoundPlace[];
  readonly found: Found;
  readonly query: string;
  readonly isWhole: boolean;
  readonly onLook: (place: DeskPlace) => void;
};

/** Every place that has the words, with the way there, and other words for all that are ticked. */
export function FoundPlaces({ places, found, query, isWhole, onLook }: Props) {
  const { groups, go, refresh, say } = useDesk();
  const [words, setWords] = useState('');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { isBusy, trouble, attempt } = useAttempt();
  const all = words === '' ? [] : places.flatMap((one) => replacement(one, query, words));
  const ticked = all.filter((one) => !left.has(query + keyOf(one)));
  const asked = { places: ticked, digests: found.digests };
  const { trial, trouble: objection } = useTrial(asked);
  const tick = (key: string, isOn: boolean) =>
    setLeft(isOn ? left.difference(new Set([key])) : left.union(new Set([key])));
  const replace = async () => {
    const answer = await ask('replace', { ...asked, isTrial: false });
    const { length } = answer.problems;
    const publish = length > 0 ? `, not yet to be published: ${thingsToPutRight(length)}` : '';
    say(`Replaced in ${inPlaces(ticked.length)}${publish}.`);
    setWords('');
    if (ticked.length === all.length) onLook({ find: words, isWhole });
    await refresh();
  };
  const isReady = ticked.length > 0 && !isBusy && found.of === `${isWhole} ${query}`;
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
      {places.some(({ at }) => at !== undefined) && (
        <form
          className="found__replace"
          onSubmit={(event) => {
            event.preventDefault();
            if (isReady) void attempt(replace);
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
          <Push type="submit" className="push--main" aria-disabled={!isReady}>
            Replace{words !== '' && ` in ${inPlaces(ticked.length)}`}
          </Push>
        </form>
      )}
      <Trouble words={trouble ?? objection} />
      {trial && <Follows trial={trial} labelOf={(file) => titleOfFile(groups, file)} onGo={go} />}
      {[...Map.groupBy(places, ({ file }) => file)].map(([file, of]) => (
        <section key={file} aria-label={of[0]?.title}>
          <h3>{of[0]?.title}</h3>
          <ul>
            {of.map((one) => {
              const key = keyOf(one);
              const next = all.find((other) => keyOf(other) === key);
              return (
                <li key={key} className="hit">
                  {next && (
                    <label className="hit__tick">
                      <input
                        type="checkbox"
                        aria-label={`Replace it in ${one.label}`}
                        checked={!left.has(query + key)}
                        onChange={({ target }) => tick(query + key, target.checked)}
                      />
                    </label>
                  )}
                  <DeskLink className="row__name" path={file} place={placeIn(one)}>
                    {one.label}
                  </DeskLink>
                  <Line place={one} next={left.has(query + key) ? undefined : next?.words} />
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </section>
  );
}

function placeIn({ field, line }: FoundPlace): DeskPlace {
  return { ...(field && { field }), ...(line && { line }) };
}

const keyOf = ({
  file,
  field,
  line,
  at,
}: Omit<Replacement, 'found' | 'words' | 'at'> & { at?: number }) =>
  [file, field ? fieldId(field) : line, at].join(':');

function replacement(
  { file, field, line, found, at }: FoundPlace,
  query: string,
  words: string,
): Replacement[] {
  if (at === undefined) return [];
  const place = { file, ...(field && { field }), ...(line && { line }) };
  return [{ ...place, found, at, words: asFound(found, query.trim(), words) }];
}

function Line({ place, next }: { place: FoundPlace; next: string | undefined }) {
  const { before, found, after } = place;
  return (
    <p className="hit__line">
      {before}
      {next === undefined ? (
        <mark>{found}</mark>
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

/** What would follow from a replacement, before it is done. */
function useTrial(asked: Omit<DeskCalls['replace']['ask'], 'isTrial'>) {
  const [trial, setTrial] = useState<Trial>();
  const [trouble, setTrouble] = useState<string>();
  const key = JSON.stringify(asked.places);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key holds all that is asked
  useEffect(() => {
    setTrouble(undefined);
    if (asked.places.length === 0) return setTrial(undefined);
    let isOver = false;
    const timer = setTimeout(async () => {
      try {
        const answer = await ask('replace', { ...asked, isTrial: true });
        if (isOver) return;
        setTrial(answer);
      } catch (error) {
        if (isOver) return;
        setTrial(undefined);
        setTrouble(sentenceOf(error));
      }
    }, 400);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [key]);
  return { trial, trouble };
}

type FollowsProps = {
  readonly trial: Trial;
  readonly labelOf: (file: string) => string;
  readonly onGo: (file: string) => void;
};

function Follows({ trial: { problems, moved }, labelOf, onGo }: FollowsProps) {
  return (
    <div role="status">
      {problems.length > 0 && (
        <section className="summary">
          <h2>{thingsToPutRight(problems.length)} then</h2>
          <p>The site cannot be published like this.</p>
          <ProblemList
            problems={problems}
            labelOf={({ file }) => labelOf(file)}
            onGo={({ file }) => onGo(file)}
          />
        </section>
      )}
      {moved.map(({ from, to }) => (
        <p key={from} className="found__note">
          The address {from} becomes {to}. Links to it follow, and the old address leads there.
        </p>
      ))}
    </div>
  );
}
