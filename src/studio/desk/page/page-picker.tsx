import { type KeyboardEvent, useRef, useState } from 'react';
import { counted } from '../../../engine/kernel/text.ts';
import type { ListedPage } from '../desk-lists.ts';
import { matches } from '../search-words.ts';
import { useDesk } from './desk-context.ts';
import { Asked, Modal } from './modal.tsx';
import { noTarget, typedAddress } from './typed-address.ts';

type Props = {
  readonly title?: string;
  readonly onPick: (page: ListedPage) => void;
  /** Also accepts other sites, email addresses and fragments. */
  readonly takesOthers?: boolean;
  readonly onClose?: () => void;
};

export function PagePicker({ title = 'Choose a page', onPick, takesOthers, ...props }: Props) {
  const { lists, close } = useDesk();
  const [query, setQuery] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const address = takesOthers && typedAddress(query, lists);
  const found = address
    ? [address]
    : lists.pages.filter(({ path, title, kind }) => matches(query, `${title} ${path} ${kind}`));
  const pick = (page: ListedPage) => {
    close();
    onPick(page);
  };
  return (
    <Modal title={title} {...props} onMain={() => found[0] && pick(found[0])}>
      <Asked
        label={takesOthers ? 'Part of its title, or an address' : 'Part of its title'}
        type="search"
        required={false}
        value={query}
        onValue={setQuery}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          list.current?.querySelector('button')?.focus();
        }}
      />
      <p className="hidden-words" role="status">
        {counted(found.length, 'page')}
      </p>
      <ul className="picks" ref={list} onKeyDown={byArrows}>
        {found.map((page) => (
          <li key={page.path}>
            <button type="button" className="pick" onClick={() => pick(page)}>
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
          {lists.pages.length === 0 ? 'Loading the list of pages …' : noTarget(query)}
        </p>
      )}
    </Modal>
  );
}

/** Moves the focus through a list of buttons. */
export function byArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  buttons[buttons.indexOf(document.activeElement as HTMLButtonElement) + step]?.focus();
}
