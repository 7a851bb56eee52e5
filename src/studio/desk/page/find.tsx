import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { britishDate, counted, inAList } from '../../../engine/kernel/text.ts';
import { livePaths } from '../../live/live-markup.ts';
import type { FileGroup, ListedFile } from '../desk-lists.ts';
import { matches, namesFor, occurrences, plain } from '../search-words.ts';
import { Failure, useAnswer, useAttempt } from './attempt.tsx';
import { Bar, DeskLink } from './bar.tsx';
import { type DeskPlace, deskAddress, placeInAddress } from './desk-address.ts';
import { DeskIcon, Push } from './desk-button.tsx';
import { ask, DeskFailure } from './desk-call.ts';
import { useDesk } from './desk-context.ts';
import { FoundFields, FoundPlaces, inPlaces, isField, useUnreplace } from './found-places.tsx';
import { LeftNotice } from './left-notice.tsx';
import { LibraryDialog } from './library-dialog.tsx';
import { MakeDialog } from './make-dialog.tsx';
import { DeletedDialog } from './page-dialogs.tsx';
import { PublishDialog } from './publish-dialog.tsx';

const filters = {
  Everything: () => true,
  Drafts: ({ isDraft }: ListedFile) => isDraft,
  Scheduled: ({ until }: ListedFile) => until !== undefined,
  'With problems': ({ problems, isDraft }: ListedFile) => problems > 0 && !isDraft,
  Changed: ({ changed }: ListedFile) => changed !== undefined,
  'Not saved': ({ path }: ListedFile, unsaved: ReadonlySet<string>) => unsaved.has(path),
} as const;

type Filter = keyof typeof filters;

/** What the search leads to, in order. */
const hits = () =>
  [...document.querySelectorAll<HTMLElement>('.find .row__name, .find .nothing button')].filter(
    (one) => one.checkVisibility(),
  );

/** Where the list is left, kept in its entry of the browser's history. */
type ListPosition = { readonly top: number; readonly hit: number };

export const positionInList = (): ListPosition => ({
  top: scrollY,
  hit: hits().indexOf(document.activeElement as HTMLElement),
});

export function Find() {
  const { groups, files: all, unlisted, deleted, left, replaced, unsaved, lists, show } = useDesk();
  const unreplace = useUnreplace();
  const [place, setPlace] = useState(placeInAddress);
  const { find: query = '', isWhole = false } = place;
  const look = (change: DeskPlace) => {
    const find = change.find ?? query;
    // The button for whole words goes with the search.
    const next = { ...place, isWhole, ...change, ...(find.trim() === '' && { isWhole: false }) };
    fresh.current = find;
    setGone('');
    history.replaceState(null, '', deskAddress(undefined, next));
    setPlace(next);
  };
  // Words that have gone since, by Undo or on another page, are no search any more: only what has
  // just been asked for may find nothing.
  const fresh = useRef<string>(undefined);
  const [goneWords, setGone] = useState('');
  const names = Object.keys(filters) as Filter[];
  const filter = names.find((name) => name === place.filter) ?? 'Everything';
  const heading = useRef<HTMLHeadingElement>(null);
  const box = useRef<HTMLInputElement>(null);

  const by = (name: Filter) => all.filter((file) => filters[name](file, unsaved));
  const listed = new Set(by(filter).map(({ path }) => path));
  const asked = namesFor(query);
  const shown = groups.flatMap((group) => {
    const files = group.files.filter(
      (file) =>
        listed.has(file.path) &&
        (isWhole && query.trim() !== ''
          ? !occurrences(plain(query), plain(wordsOf(file, group)), true).next().done
          : asked.some((words) => matches(words, wordsOf(file, group)))),
    );
    return files.length > 0 ? [{ ...group, files }] : [];
  });
  // So that as many are listed as would be published.
  const others = filter === 'Changed' ? unlisted : [];
  const gone = others.filter(({ words }) => query === '' || matches(query, words));
  const count = shown.reduce((sum, { files }) => sum + files.length, gone.length);
  const countOf = (name: Filter) => by(name).length + (name === 'Changed' ? unlisted.length : 0);
  // `groups` repeats the search when content changes.
  const question = query === '' ? undefined : { words: query, isWhole };
  const { answer: found, of } = useAnswer('search', question, groups);
  const isNow = of === JSON.stringify(question);
  const places = (found?.places ?? []).filter(({ file }) => listed.has(file));
  const [fields, words] = [places.filter(isField), places.filter((one) => !isField(one))];
  const own = words.filter(({ isFact, says }) => !isFact || !says);
  const isNothing = count === 0 && isNow && places.length === 0;
  const isStale = isNothing && filter === 'Everything' && query !== '' && fresh.current !== query;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (isNow && !isNothing && fresh.current === query) fresh.current = undefined;
    if (!isStale) return;
    look({ find: '' });
    setGone(query);
  }, [found, isNow, isStale]);
  const more = (found?.count ?? 0) - (found?.places.length ?? 0);
  // Where the list was left, or at its start.
  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current || !isNow || document.activeElement !== document.body) return;
    isBegun.current = true;
    const { top, hit }: ListPosition = history.state ?? { top: 0, hit: -1 };
    (hits()[hit] ?? heading.current)?.focus({ preventScroll: true });
    scrollTo({ top, behavior: 'instant' });
  }, [isNow]);
  // Enter waits for what has just been typed.
  const [isOpening, setOpening] = useState(false);
  useEffect(() => {
    if (!isOpening || !isNow) return;
    setOpening(false);
    hits()[0]?.click();
  }, [isOpening, isNow]);
  /** Arrow keys go from the search box through what is found. */
  const move = (event: KeyboardEvent) => {
    const { key, nativeEvent } = event;
    const stops = [box.current, ...hits()];
    const at = stops.indexOf(event.target as HTMLInputElement);
    if (at < 0 || nativeEvent.isComposing) return;
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Escape: 0 }[key];
    if (to !== undefined) {
      event.preventDefault();
      stops[to]?.focus();
    }
    if (at > 0) return;
    if (key === 'Enter') setOpening(query.trim() !== '');
    if (key === 'Escape') look({ find: '' });
  };
  const isNarrowed = query !== '' || filter !== 'Everything';
  const offered = names.filter((name) => name === filter || countOf(name) > 0);
  return (
    <>
      <FindBar />
      <main className="find" id="main" onKeyDown={move}>
        <h1 ref={heading} tabIndex={-1}>
          What would you like to change?
        </h1>
        <OthersNotice />
        <LeftNotice left={left} />
        <search className="find__search">
          <DeskIcon name="search" />
          <input
            ref={box}
            type="search"
            aria-label="Search every word, title and field"
            placeholder="Search every word"
            autoComplete="off"
            value={query}
            aria-describedby="search-help"
            onChange={({ target }) => {
              setOpening(false);
              look({ find: target.value });
            }}
          />
          <span className="hidden-words" id="search-help">
            Enter opens the first that is found. Arrow keys go through them.
          </span>
        </search>
        <div className="find__filters">
          {(offered.length > 1 ? offered : []).map((name) => (
            <Push
              key={name}
              aria-pressed={name === filter}
              onClick={() => look({ filter: name === 'Everything' ? undefined : name })}
            >
              {name} <small>{countOf(name)}</small>
            </Push>
          ))}
          {deleted.length > 0 && (
            <Push className="push--quiet" onClick={() => show(<DeletedDialog />)}>
              Deleted <small>{deleted.length}</small>
            </Push>
          )}
          {replaced && (
            <Push className="push--quiet find__undo" onClick={unreplace}>
              Undo: {replaced}
            </Push>
          )}
          <Push className="push--quiet" onClick={() => show(<LibraryDialog />)}>
            Pictures and files <small>{lists.media.length || ''}</small>
          </Push>
          <Elsewhere />
          <p className="find__count" role="status">
            {goneWords && `Nothing says “${goneWords}” any more. Here is everything.`}
            {isNarrowed && (count > 0 || (isNow && places.length === 0)) && `${count} found`}
            {count > 0 && places.length > 0 && ' by title, '}
            {fields.length > 0 && <a href="#found-fields">{counted(fields.length, 'field')}</a>}
            {fields.length > 0 && own.length > 0 && ', '}
            {own.length > 0 && (
              <a href="#found">
                {inPlaces(own.length + (filter === 'Everything' ? more : 0))} in the words
              </a>
            )}
          </p>
        </div>
        <div className="find__body">
          <nav className="find__kinds" aria-label="Kinds">
            <ul>
              {shown.map(({ kind, title, files }) => (
                <li key={kind}>
                  <a href={`#kind-${kind}`}>
                    {title} <span>{files.length}</span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div>
            {shown.map((group) => (
              <Kind key={group.kind} {...group} />
            ))}
            {gone.length > 0 && (
              <section className="kind" aria-labelledby="kind-unlisted">
                <div className="kind__head">
                  <h2 id="kind-unlisted">Pictures, files and deleted pages</h2>
                </div>
                <ul>
                  {gone.map(({ file, words }) => (
                    <li key={file} className="row">
                      {words}
                    </li>
                  ))}
                </ul>
              </section>
            )}
            {fields.length > 0 && <FoundFields places={fields} />}
            {found && words.length > 0 && (
              <FoundPlaces
                places={words}
                found={found}
                isNow={isNow}
                query={query}
                isWhole={isWhole}
                onLook={look}
              />
            )}
            {isNothing && !isStale && (
              <Nothing
                query={query.trim()}
                isWhole={isWhole}
                meant={found?.meant ?? []}
                onParts={() => {
                  look({ isWhole: false });
                  box.current?.focus();
                }}
                onMeant={(find) => {
                  look({ find });
                  box.current?.focus();
                }}
              />
            )}
          </div>
        </div>
      </main>
    </>
  );
}

type NothingProps = {
  readonly query: string;
  readonly isWhole: boolean;
  readonly meant: readonly string[];
  readonly onParts: () => void;
  readonly onMeant: (words: string) => void;
};

function Nothing({ query, isWhole, meant, onParts, onMeant }: NothingProps) {
  if (query.length === 1) return <p className="nothing">Write at least two characters.</p>;
  if (meant.length === 0 && !isWhole)
    return <p className="nothing">Nothing matches. Try fewer words.</p>;
  return (
    <div className="nothing">
      <p>
        Nothing says “{query}”{isWhole && ' as whole words'}.{meant.length > 0 && ' Did you mean:'}
      </p>
      <div className="pushes">
        {isWhole && <Push onClick={onParts}>Search parts of words too</Push>}
        {meant.map((words) => (
          <Push key={words} onClick={() => onMeant(words)}>
            {words}
          </Push>
        ))}
      </div>
    </div>
  );
}

/** In the bar or, where that has no room, above the list. */
const Elsewhere = () => (
  <>
    <a className="push elsewhere" href={livePaths.before}>
      Before you go live
    </a>
    <a className="push elsewhere" href="/" target="_blank" rel="noreferrer">
      See the site
    </a>
  </>
);

function FindBar() {
  const { groups, files, unpublished, go, show } = useDesk();
  const faulty = files.filter(({ problems, isDraft }) => problems > 0 && !isDraft);
  const [first] = faulty;
  const { size } = new Set(faulty.flatMap(({ causes }) => causes));
  return (
    <Bar>
      <div className="bar__actions bar__actions--end">
        {first && (
          <Push className="push--quiet bar__problems" onClick={() => go(first.path)}>
            {size === 1 ? 'One' : size} to put right
          </Push>
        )}
        <Elsewhere />
        <Push onClick={() => show(<PublishDialog />)}>
          Publish
          {unpublished > 0 && (
            <small>
              {unpublished} <span className="hidden-words">changed</span>
            </small>
          )}
        </Push>
        <Push
          className="push--main"
          onClick={() => show(<MakeDialog makes={groups.flatMap(({ make }) => make)} />)}
        >
          <DeskIcon name="add" /> New
        </Push>
      </div>
    </Bar>
  );
}

/** Changes that others published; nothing while offline. */
function OthersNotice() {
  const { refresh, say, unpublished } = useDesk();
  // Ask again after publishing, which merges them too.
  const { answer } = useAnswer('others', {}, unpublished);
  const [isTaken, setTaken] = useState(false);
  const { isBusy, failure, attempt } = useAttempt();
  const { count, by } = answer ?? { count: 0, by: [] };
  const take = async () => {
    const taken = await ask('take', {});
    if (taken.type === 'refused') throw new DeskFailure(taken.message);
    setTaken(true);
    say('You now have what others have published.');
    await refresh();
  };
  return (
    <div role="status">
      {count > 0 && !isTaken && (
        <section className="summary summary--mild find__others">
          <h2>
            {inAList(by)} {by.length === 1 ? 'has' : 'have'} published{' '}
            {count === 1 ? 'one change' : `${count} changes`} since
          </h2>
          <Failure words={failure} />
          <div className="pushes">
            <Push aria-disabled={isBusy} onClick={() => attempt(take)}>
              {count === 1 ? 'Take it' : 'Take them'}
            </Push>
          </div>
        </section>
      )}
    </div>
  );
}

function Kind({ kind, title, make, files }: FileGroup) {
  const { show, unsaved } = useDesk();
  const id = `kind-${kind}`;
  return (
    <section className="kind" aria-labelledby={id}>
      <div className="kind__head">
        <h2 id={id}>{title}</h2>
        {kind !== 'data' &&
          make.map((made) => (
            <Push key={made.what} onClick={() => show(<MakeDialog makes={[made]} />)}>
              <DeskIcon name="add" /> {made.title}
            </Push>
          ))}
      </div>
      <ul>
        {files.map((file) => (
          <Row key={file.path} file={file} isUnsaved={unsaved.has(file.path)} />
        ))}
      </ul>
    </section>
  );
}

function Row({ file, isUnsaved }: { file: ListedFile; isUnsaved: boolean }) {
  const { path, title, address, date, author, isDraft, until, problems, changed } = file;
  const { names, former } = useDesk().lists;
  const people = [...(names['settings.people.id'] ?? []), ...Object.values(former).flat()];
  const writer = people.find(({ value }) => value === author)?.title;
  const marks: [words: string, kind: string, isSaid: boolean][] = [
    ['Not saved', ' mark--advice', isUnsaved],
    [counted(problems, 'problem'), ' mark--problems', problems > 0 && !isDraft],
    ['Draft', '', isDraft],
    [`${problems} to do`, ' mark--advice', problems > 0 && isDraft],
    [`Goes live on ${until && britishDate(until)}`, '', until !== undefined && !isDraft],
    [changed === 'new' ? 'New' : 'Changed', ' mark--changed', changed !== undefined],
  ];
  return (
    <li className="row">
      <DeskLink className="row__name" path={path}>
        {title}
      </DeskLink>
      <span className="row__place">
        {date ? [britishDate(date), writer].filter(Boolean).join(', ') : address}
      </span>
      <span className="marks">
        {marks
          .filter(([, , isSaid]) => isSaid)
          .map(([words, kind]) => (
            <span key={words} className={`mark${kind}`}>
              {words}
            </span>
          ))}
      </span>
    </li>
  );
}

function wordsOf({ title, path, address = '' }: ListedFile, group: FileGroup): string {
  return `${title} ${path} ${address} ${group.title}`;
}
