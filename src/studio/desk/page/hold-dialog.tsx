import type { LinkHere } from '../desk-messages.ts';
import type { FieldPath } from '../desk-problem.ts';
import { useDesk } from './desk-context.ts';
import { type DialogProps, Modal, ModalButtons } from './modal.tsx';
import { LinksHere } from './moved-dialog.tsx';
import { useOtherPage } from './other-page.tsx';
import { titleOfFile } from './problem-list.tsx';

export const draft: FieldPath = ['draft'];

type Props = DialogProps & { readonly links: readonly LinkHere[] };

/** Holds a page back that others link to: they cannot be published while they lead to a draft. */
export function HoldDialog({ editing, links, onClose }: Props) {
  const { groups, refresh, say } = useDesk();
  const { page: instead, picker, button } = useOtherPage('Where should the links lead?');
  const hold = async () => {
    onClose();
    editing.edit([{ at: draft, value: true }]);
    if (instead && (await editing.save(undefined, instead.path)) === 'saved') {
      say(`Held back. Links to it lead to “${instead.title}” now.`);
      await refresh();
    }
  };
  if (picker) return picker;
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
        {button('Send the links to another page')}
      </div>
      <ModalButtons
        main={instead ? 'Hold it back and save' : 'Hold it back all the same'}
        onMain={hold}
        onClose={onClose}
      />
    </Modal>
  );
}
