import { useId, useState } from 'react';
import type { Moved } from '../desk/desk-messages.ts';
import { ask, DeskTrouble } from './desk-call.ts';
import { useDesk } from './desk-context.ts';
import type { EditingState } from './editing.ts';
import { Modal } from './modal.tsx';
import { MovedChoices, useLinks } from './moved-dialog.tsx';

type Props = {
  readonly state: EditingState;
  readonly address: string | undefined;
  readonly onClose: () => void;
};

/** Gives a page's file another name. Where the address is made from it, that changes too. */
export function RenameDialog({ state, address, onClose }: Props) {
  const { go, refresh, say } = useDesk();
  const { path, digest, form } = state.file;
  const [name, setName] = useState(path.replace(/^.*\/|\.md$/g, ''));
  const [moved, setMoved] = useState<Moved>({ alias: true, mend: true });
  const [trouble, setTrouble] = useState<string>();
  const links = useLinks(path) ?? [];
  const id = useId();
  const rename = async () => {
    if (state.isDirty) return setTrouble('Save it first: it has words that are not saved yet.');
    try {
      const answer = await ask('rename', { path, digest: digest ?? '', name, ...moved });
      if (answer.type === 'conflict')
        return setTrouble('Somebody else has changed this file. Load it again first.');
      if (answer.type === 'refused') return setTrouble(firstOf(answer));
      say('Renamed.');
      await refresh();
      onClose();
      go(answer.path);
    } catch (error) {
      setTrouble(error instanceof DeskTrouble ? error.message : String(error));
    }
  };
  return (
    <Modal
      title="Rename"
      lead={
        form.isAddressFromTitle
          ? 'The name of its file, which visitors do not see: the address is made from the title.'
          : `The address is made from this name. Now it is ${address ?? path}.`
      }
      onClose={onClose}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void rename();
        }}
      >
        <div className="field">
          <div className="field__label">
            <label htmlFor={id}>New name</label>
          </div>
          <input
            id={id}
            className="input"
            required
            data-first
            spellCheck={false}
            autoComplete="off"
            aria-invalid={trouble !== undefined}
            aria-describedby={`${id}-note`}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <div id={`${id}-note`} role="alert">
            {trouble && <p className="note">{trouble}</p>}
          </div>
        </div>
        {!form.isAddressFromTitle && (
          <MovedChoices moved={moved} links={links} onChange={setMoved} />
        )}
        <div className="pushes">
          <button type="submit" className="push push--main">
            Rename
          </button>
          <button type="button" className="push" onClick={onClose}>
            Cancel
          </button>
        </div>
      </form>
    </Modal>
  );
}

type Said = {
  readonly message: string;
  readonly problems: readonly { readonly message: string }[];
};

/** Why not, and what stands in the way first. */
export function firstOf({ message, problems }: Said): string {
  return [message, ...problems.slice(0, 3).map((problem) => problem.message)].join(' ');
}
