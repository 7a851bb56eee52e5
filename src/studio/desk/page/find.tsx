import { useEffect, useRef, useState } from 'react';
import { livePaths } from '../../live/live-markup.ts';
import type { FileGroup, ListedFile } from '../desk-lists.ts';
import { matches } from '../search-words.ts';
import { Bar, SiteProblems } from './bar.tsx';
import { DeletedDialog } from './deleted-dialog.tsx';
import { type DeskPlace, deskAddress, placeInAddress } from './desk-address.ts';
import { DeskIcon, Push } from './desk-button.tsx';
import { useDesk } from './desk-context.ts';
import { FoundPlaces, inPlaces, useFound } from './found-places.tsx';
import { KindRows } from './kind-rows.tsx';
import { LibraryDialog } from './library-dialog.tsx';
import { MakeDialog } from './make-dialog.tsx';
import { OthersNotice } from './others-notice.tsx';
import { PublishDialog } from './publish-dialog.tsx';

/** What a file may be looked for by, beside its words. */
const filters = {
  Everything: () => true,
  Drafts: ({ isDraft }: ListedFile) => isDraft,
  Scheduled: ({ until }: ListedFile) => until !== undefined,
  'With problems': ({ problems }: ListedFile) => problems > 0,
  Changed: ({ changed }: ListedFile) => changed !== undefined,
  'Not saved': ({ path }: ListedFile, unsaved: ReadonlySet<string>) => unsaved.has(path),
} as const;

type Filter = keyof typeof filters;
type Made = { readonly what: string; readonly title: string };

/** Everything that can be edited, by kind and name. */
export function Find() {
  const { groups, deleted, unsaved, unpublished, lists } = useDesk();
  const [{ find: query = '', isWhole = false }, setPlace] = useState(placeInAddress);
  const look = (place: DeskPlace) => {
    history.replaceState(null, '', deskAddress(undefined, place));
    setPlace(place);
  };
  const found = useFound(query, isWhole, groups);
  const [filter, setFilter] = useState<Filter>('Everything');
  const [making, setMaking] = useState<readonly Made[]>();
  const [isPublishing, setPublishing] = useState(false);
  const [showsDeleted, setShowsDeleted] = useState(false);
  const [isLibrary, setLibrary] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const all = groups.flatMap(({ files }) => files);
  const shown = groups.flatMap((group) => {
    const files = group.files.filter(
      (file) => filters[filter](file, unsaved) && matches(query, wordsOf(file, group)),
    );
    return files.length > 0 ? [{ ...group, files }] : [];
  });
  const count = shown.reduce((sum, { files }) => sum + files.length, 0);
  const listed = new Set(
    all.filter((file) => filters[filter](file, unsaved)).map(({ path }) => path),
  );
  const places = found.places.filter(({ file }) => listed.has(file));
  const makes = groups.flatMap(({ make }) => make);
  const isNarrowed = query !== '' || filter !== 'Everything';
  const offered = (Object.keys(filters) as Filter[]).filter(
    (name) => name === filter || all.some((file) => filters[name](file, unsaved)),
  );
  return (
    <>
      <Bar>
        <div className="bar__actions bar__actions--end">
          <SiteProblems />
          <a className="push bar__words" href={livePaths.before}>
            Before you go live
          </a>
          <a className="push bar__words" href="/" target="_blank" rel="noreferrer">
            See the site
          </a>
          <Push onClick={() => setPublishing(true)}>
            Publish
            {unpublished > 0 && (
              <small>
                {unpublished} <span className="hidden-words">changed</span>
              </small>
            )}
          </Push>
          <Push className="push--main" onClick={() => setMaking(makes)}>
            <DeskIcon name="add" /> New
          </Push>
        </div>
      </Bar>
      <main className="find" id="main">
        <h1 ref={heading} tabIndex={-1}>
          What would you like to change?
        </h1>
        <OthersNotice />
        <search className="find__search">
          <DeskIcon name="search" />
          <input
            type="search"
            aria-label="Search every word, title and field"
            placeholder="Search every word, title and field"
            autoComplete="off"
            value={query}
            onChange={({ target }) => look({ find: target.value, isWhole })}
          />
        </search>
        <div className="find__filters">
          {(offered.length > 1 ? offered : []).map((name) => (
            <Push key={name} aria-pressed={name === filter} onClick={() => setFilter(name)}>
              {name} <small>{all.filter((file) => filters[name](file, unsaved)).length}</small>
            </Push>
          ))}
          {deleted.length > 0 && (
            <Push className="push--quiet" onClick={() => setShowsDeleted(true)}>
              Deleted <small>{deleted.length}</small>
            </Push>
          )}
          {lists.media.length > 0 && (
            <Push className="push--quiet" onClick={() => setLibrary(true)}>
              Pictures and files <small>{lists.media.length}</small>
            </Push>
          )}
          <p className="find__count" role="status">
            {isNarrowed && (count > 0 || places.length === 0) && foundByTitle(count)}
            {count > 0 && places.length > 0 && ' by title, '}
            {places.length > 0 && (
              <a href="#found">
                {inPlaces(filter === 'Everything' ? found.count : places.length)} in the words
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
              <KindRows
                key={group.kind}
                group={group}
                unsaved={unsaved}
                onMake={(made) => setMaking([made])}
              />
            ))}
            {places.length > 0 && (
              <FoundPlaces
                places={places}
                found={found}
                query={query}
                isWhole={isWhole}
                onLook={look}
              />
            )}
            {count === 0 && places.length === 0 && (
              <p className="nothing">Nothing matches. Try fewer words.</p>
            )}
          </div>
        </div>
      </main>
      {making && <MakeDialog makes={making} onClose={() => setMaking(undefined)} />}
      {showsDeleted && <DeletedDialog onClose={() => setShowsDeleted(false)} />}
      {isLibrary && <LibraryDialog onClose={() => setLibrary(false)} />}
      {isPublishing && <PublishDialog onClose={() => setPublishing(false)} />}
    </>
  );
}

const foundByTitle = (count: number) => (count === 1 ? 'One found' : `${count} found`);

function wordsOf({ title, path, address = '' }: ListedFile, group: FileGroup): string {
  return `${title} ${path} ${address} ${group.title}`;
}
