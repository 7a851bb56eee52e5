import { useRef, useState } from 'react';
import { counted } from '../../../engine/kernel/text.ts';
import type { ListedPage } from '../desk-lists.ts';
import { matches } from '../search-words.ts';
import { useDesk } from './desk-context.ts';
import { Asked, Modal } from './modal.tsx';
import { Picks } from './picks.tsx';
import type { TextLink } from './text-formats.ts';
import { noTarget, typedAddress } from './typed-address.ts';

export type LinkTarget = Pick<ListedPage, 'path' | 'title'>;

type Props = {
  readonly title?: string;
  /** @param words of the link that is changed. */
  readonly onPick: (page: LinkTarget, words?: string) => void;
  /** Also accepts other sites, email addresses and fragments. */
  readonly takesOthers?: boolean;
  /** The link to change. */
  readonly old?: TextLink | undefined;
  readonly onTakeOut?: () => void;
  readonly onClose?: () => void;
};

export function PagePicker({ title = 'Choose a page', onPick, takesOthers, old, ...props }: Props) {
  const { onTakeOut, onClose } = props;
  const { lists, close } = useDesk();
  const [query, setQuery] = useState(old?.address ?? '');
  const [words, setWords] = useState(old?.words);
  const address = takesOthers && typedAddress(query, lists);
  const isExact = ({ path }: LinkTarget) => path === query.trim();
  const found = address
    ? [address]
    : lists.pages
        .filter(({ path, title, kind }) => matches(query, `${title} ${path} ${kind}`))
        .toSorted((one, other) => Number(isExact(other)) - Number(isExact(one)));
  const pick = (page: LinkTarget) => {
    close();
    onPick(page, words?.trim() || undefined);
  };
  // A link that leads to no page may stay so.
  const same = query === old?.address ? { path: query, title: query } : undefined;
  const target = found.length === 1 ? found[0] : (found.find(isExact) ?? same);
  const changes = {
    main: target ? 'Change it' : 'Choose where it leads',
    isReady: target !== undefined,
    onMain: () => target && pick(target),
    others: { 'Remove link': () => onTakeOut?.() },
  };
  return (
    <Modal title={title} {...(onClose && { onClose })} {...(old && changes)}>
      {old && <Asked label="Words" value={words} onValue={setWords} data-first={undefined} />}
      <PageSearch
        label={takesOthers ? 'Part of its title, or an address' : 'Part of its title'}
        query={query}
        onQuery={setQuery}
        pages={found}
        onPick={pick}
      />
      {found.length === 0 && !same && (
        <p className="nothing" role="alert">
          {lists.pages.length === 0 ? 'Loading the list of pages …' : noTarget(query)}
        </p>
      )}
    </Modal>
  );
}

type SearchProps = {
  readonly label: string;
  readonly help?: string;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly pages: readonly ListedPage[];
  readonly onPick: (page: ListedPage) => void;
  /** The page that stays chosen; without one, picking ends it. */
  readonly chosen?: ListedPage | undefined;
  /** Why the form cannot be sent yet. */
  readonly objection?: string;
};

/** A list of pages and a field that searches it; Enter picks the first page that is found. */
export function PageSearch({ label, query, pages, onPick, chosen, ...more }: SearchProps) {
  const list = useRef<HTMLUListElement>(null);
  const { help, onQuery, objection = '' } = more;
  return (
    <>
      <Asked
        label={label}
        help={help}
        type="search"
        required={false}
        ref={(input) => input?.setCustomValidity(objection)}
        value={query}
        onValue={onQuery}
        onFocus={({ target }) => target.select()}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
          event.preventDefault();
          if (event.key === 'ArrowDown') list.current?.querySelector('button')?.focus();
          else if (query && pages[0]?.path) onPick(pages[0]);
        }}
      />
      <p className="hidden-words" role="status">
        {counted(pages.length, 'page')}
      </p>
      <Picks ref={list}>
        {pages.map((page) => (
          <li key={page.path}>
            <button
              type="button"
              className="pick"
              aria-pressed={chosen && page.path === chosen.path}
              onClick={() => onPick(page)}
            >
              <b>{page.title}</b>
              <small>
                {[page.kind, page.path, page.isHeld && 'held back'].filter(Boolean).join(' · ')}
              </small>
            </button>
          </li>
        ))}
      </Picks>
    </>
  );
}
