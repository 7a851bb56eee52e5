import { type ReactNode, useEffect, useState } from 'react';
import type { LinkHere, Moved } from '../desk-messages.ts';
import { ask } from './desk-call.ts';
import { Modal, ModalButtons } from './modal.tsx';

type Props = {
  readonly from: string;
  readonly to: string;
  readonly path: string;
  readonly onClose: () => void;
  readonly onDone: (moved: Moved) => void;
};

/** A page's address is about to change: what becomes of the old one, and of what leads to it? */
export function MovedDialog({ from, to, path, onClose, onDone }: Props) {
  const links = useLinks(path);
  const [moved, setMoved] = useState<Moved>({ alias: true, mend: true });
  return (
    <Modal
      title="Its address changes"
      lead={
        <>
          From <b>{from}</b> to <b>{to}</b>, since it is made from the title.
        </>
      }
      onClose={onClose}
    >
      <MovedChoices moved={moved} links={links ?? []} onChange={setMoved} />
      <ModalButtons
        main="Save with the new address"
        onMain={() => onDone(moved)}
        close="Not yet"
        onClose={onClose}
      />
    </Modal>
  );
}

/** What leads to a page; undefined until it is known. */
export function useLinks(path: string): readonly LinkHere[] | undefined {
  const [links, setLinks] = useState<readonly LinkHere[]>();
  useEffect(() => {
    ask('links', { path }).then(
      (answer) => setLinks(answer.links),
      () => setLinks([]),
    );
  }, [path]);
  return links;
}

type ChoicesProps = {
  readonly moved: Moved;
  readonly links: readonly LinkHere[];
  readonly onChange: (moved: Moved) => void;
};

export function MovedChoices({ moved, links, onChange }: ChoicesProps) {
  const files = new Set(links.map(({ file }) => file)).size;
  return (
    <>
      <Tick isOn={moved.alias} onChange={(alias) => onChange({ ...moved, alias })}>
        The old address leads here, so that links on other sites still work
      </Tick>
      {links.length > 0 && (
        <Tick isOn={moved.mend} onChange={(mend) => onChange({ ...moved, mend })}>
          {links.length === 1
            ? 'Change the one link to it'
            : `Change all ${links.length} links to it`}
          {files === 1 ? ' in one file' : ` in ${files} files`}
        </Tick>
      )}
      <LinksHere links={links} />
    </>
  );
}

type TickProps = {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly children: ReactNode;
};

export function Tick({ isOn, onChange, children }: TickProps) {
  return (
    <label className="tick">
      <input type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
      <span>{children}</span>
    </label>
  );
}

export function LinksHere({ links }: { links: readonly LinkHere[] }) {
  if (links.length === 0) return null;
  return (
    <ul className="changes" aria-label="What links here">
      {[...Map.groupBy(links, ({ file }) => file)].map(([file, all]) => (
        <li key={file}>
          <span>{all[0]?.title}</span>
          <span>{all.length === 1 ? 'one link' : `${all.length} links`}</span>
        </li>
      ))}
    </ul>
  );
}
