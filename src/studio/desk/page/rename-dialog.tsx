import { useState } from 'react';
import type { Moved } from '../desk-messages.ts';
import { AskedName } from './asked-name.tsx';
import { useAttempt } from './attempt.tsx';
import { changed, DeskTrouble } from './desk-call.ts';
import { useDesk } from './desk-context.ts';
import { type DialogProps, Modal, ModalForm } from './modal.tsx';
import { MovedChoices, useLinks } from './moved-dialog.tsx';

type Props = DialogProps & { readonly address: string | undefined };

/** Gives a page's file another name. Where the address is made from it, that changes too. */
export function RenameDialog({ editing, address, onClose }: Props) {
  const { go, refresh, say } = useDesk();
  const { path, digest, form } = editing.state().file;
  const [name, setName] = useState(path.replace(/^.*\/|\.md$/g, ''));
  const [moved, setMoved] = useState<Moved>({ alias: true, mend: true });
  const { trouble, attempt } = useAttempt();
  const links = useLinks(path) ?? [];
  const rename = () =>
    attempt(async () => {
      if (editing.state().isDirty) {
        throw new DeskTrouble('Save it first: it has words that are not saved yet.');
      }
      const done = await changed('rename', { path, digest: digest ?? '', name, ...moved });
      say('Renamed.');
      await refresh();
      onClose();
      go(done.path);
    });
  return (
    <Modal
      title={form.isAddressFromTitle ? 'Rename the file' : 'Rename'}
      lead={
        form.isAddressFromTitle
          ? 'The name of its file, which visitors do not see: the address is made from the title.'
          : `The address is made from this name. Now it is ${address ?? path}.`
      }
      onClose={onClose}
    >
      <ModalForm main="Rename" onSubmit={rename} onClose={onClose}>
        <AskedName
          label="New name"
          value={name}
          onChange={setName}
          trouble={trouble}
          spellCheck={false}
        />
        {!form.isAddressFromTitle && (
          <MovedChoices moved={moved} links={links} onChange={setMoved} />
        )}
      </ModalForm>
    </Modal>
  );
}
