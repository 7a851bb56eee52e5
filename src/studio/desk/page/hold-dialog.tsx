import { useState } from 'react';
import type { LinkHere } from '../desk-messages.ts';
import type { FieldPath } from '../desk-problem.ts';
import { Push } from './desk-button.tsx';
import { useDesk } from './desk-context.ts';
import { type DialogProps, Modal, ModalButtons } from './modal.tsx';
import { LinksHere } from './moved-dialog.tsx';
import { PagePicker } from './page-picker.tsx';
import { titleOfFile } from './problem-list.tsx';

export const draft: FieldPath = ['draft'];

type Props = DialogProps & { readonly links: readonly LinkHere[] };

/** Holds a page back that others link to: they cannot be published while they lead to a draft. */
export function HoldDialog({ editing, links, onClose }: Props) {
  const { groups, refresh, say } = useDesk();
  const [instead, setInstead] = useState<{ path: string; title: string }>();
  const [isChoosing, setChoosing] = useState(false);
  const hold = async () => {
    onClose();
    editing.edit([{ at: draft, value: true }]);
    if (instead && (await editing.save(undefined, instead.path)) === 'saved') {
      say(`Held back. Links to it lead to “${instead.title}” now.`);
      await refresh();
    }
  };
  if (isChoosing) {
    return (
      <PagePicker
        title="Where should the links lead?"
        onClose={() => setChoosing(false)}
        onPick={(page) => {
          setInstead(page);
          setChoosing(false);
        }}
      />
    );
  }
  return (
    <Modal
      title={`Hold “${titleOfFile(groups, editing.state().file.path)}” back?`}
      lead="Other pages link to it. While they do, the site cannot be published."
      onClose={onClose}
    >
      <LinksHere links={links} />
      <div className="field">
        {instead && (
          <p>
            The links will lead to <b>{instead.title}</b> instead.
          </p>
        )}
        <Push className="items__add" onClick={() => setChoosing(true)}>
          {instead ? 'Choose another page' : 'Send the links to another page'}
        </Push>
      </div>
      <ModalButtons
        main={instead ? 'Hold it back and save' : 'Hold it back all the same'}
        onMain={hold}
        onClose={onClose}
      />
    </Modal>
  );
}
