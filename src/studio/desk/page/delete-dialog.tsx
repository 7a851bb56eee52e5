import { useState } from 'react';
import { Trouble, useAttempt } from './attempt.tsx';
import { usePutBack } from './deleted-dialog.tsx';
import { changed } from './desk-call.ts';
import { useDesk } from './desk-context.ts';
import { type DialogProps, Modal, ModalButtons } from './modal.tsx';
import { LinksHere, Tick, useLinks } from './moved-dialog.tsx';
import { useOtherPage } from './other-page.tsx';

type Props = DialogProps & { readonly title: string };

/** Deletes a page, once the person has seen what leads to it. */
export function DeleteDialog({ editing, title, onClose }: Props) {
  const { go, refresh, say } = useDesk();
  const putBack = usePutBack();
  const { path, digest } = editing.state().file;
  const links = useLinks(path);
  const { page: redirect, picker, button } = useOtherPage('Where should its visitors go?');
  const [mend, setMend] = useState(true);
  const { trouble, attempt } = useAttempt();
  const remove = () =>
    attempt(async () => {
      const leads = redirect ? { redirect: redirect.path, mend } : {};
      await changed('delete', { path, digest, ...leads });
      editing.drop();
      say(`“${title}” is deleted. “Deleted” keeps it.`, {
        label: 'Put it back',
        run: () => putBack(path, title),
      });
      await refresh();
      onClose();
      go();
    });
  if (picker) return picker;
  return (
    <Modal
      title={`Delete “${title}”?`}
      lead="It can be put back: “Deleted”, above the list of everything, keeps it."
      onClose={onClose}
    >
      {links && links.length > 0 && (
        <p className="note">
          {links.length === 1 ? 'One link leads' : `${links.length} links lead`} to it. Choose where
          its visitors should go instead.
        </p>
      )}
      <LinksHere links={links ?? []} />
      <div className="field">
        <p>
          {redirect ? (
            <>
              Visitors will go to <b>{redirect.title}</b> instead.
            </>
          ) : (
            'Visitors who follow an old link to it will find nothing.'
          )}
        </p>
        {button('Send its visitors to another page')}
      </div>
      {redirect && links && links.length > 0 && (
        <Tick isOn={mend} onChange={setMend}>
          Change the links to it too
        </Tick>
      )}
      <Trouble words={trouble} />
      <ModalButtons main="Delete" onMain={remove} onClose={onClose} />
    </Modal>
  );
}
