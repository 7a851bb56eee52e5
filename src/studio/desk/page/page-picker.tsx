import { type KeyboardEvent, useRef, useState } from 'react';
import type { ListedPage } from '../desk-lists.ts';
import { matches } from '../search-words.ts';
import { AskedName } from './asked-name.tsx';
import { useDesk } from './desk-context.ts';
import { Modal } from './modal.tsx';
import { noTarget, typedAddress } from './typed-address.ts';

type Props = {
  readonly title?: string;
  readonly onPick: (page: Pick<ListedPage, 'path' | 'title'>) => void;
  readonly onClose: () => void;
  /** Whether another site, an email address or a place on a page may be typed too. */
  readonly takesOthers?: boolean;
};

export function PagePicker({ title = 'Choose a page', onPick, onClose, takesOthers }: Props) {
  const { lists } = useDesk();
  const [query, setQuery] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const address = takesOthers && typedAddress(query, lists);
  const found = address
    ? [address]
    : lists.pages.filter(({ path, title, kind }) => matches(query, `${title} ${path} ${kind}`));
  const toList = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') event.preventDefault();
    if (event.key === 'ArrowDown') list.current?.querySelector('button')?.focus();
    if (event.key === 'Enter') event.preventDefault();
    if (event.key === 'Enter' && found[0]) onPick(found[0]);
  };
  return (
    <Modal title={title} onClose={onClose}>
      <AskedName
        label={takesOthers ? 'A word of its title, or an address' : 'A word of its title'}
        type="search"
        required={false}
        value={query}
        onChange={setQuery}
        onKeyDown={toList}
      />
      <p className="hidden-words" role="status">
        {found.length === 1 ? '1 page' : `${found.length} pages`}
      </p>
      <ul className="picks" ref={list} onKeyDown={byArrows}>
        {found.map((page) => (
          <li key={page.path}>
            <button type="button" className="pick" onClick={() => onPick(page)}>
              <b>{page.title}</b>
              <small>
                {page.kind} · {page.path}
                {page.isHeld && ' · held back'}
              </small>
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && (
        <p className="nothing" role="alert">
          {lists.pages.length === 0 ? 'The list of pages is on its way …' : noTarget(query)}
        </p>
      )}
    </Modal>
  );
}

/** Arrow keys go through a list of buttons. */
export function byArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  buttons[buttons.indexOf(document.activeElement as HTMLButtonElement) + step]?.focus();
}
