import { type Ref, useState } from 'react';
import { britishDate } from '../../../engine/kernel/text.ts';
import { isGroup } from '../field-values.ts';
import { shownText } from '../fill-in.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { DeskIcon, Push } from './desk-button.tsx';
import { useDesk } from './desk-context.ts';
import type { Editing } from './editing.ts';
import { HistoryDialog } from './history-dialog.tsx';
import { draft } from './hold-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import type { Unsaved } from './unsaved.ts';

type Props = {
  readonly ref: Ref<HTMLHeadingElement>;
  readonly editing: Editing;
  readonly onText: () => void;
  readonly onHold: () => void;
};

/** What is open, where its page is, and what can be done with all of it. */
export function EditHead({ ref, editing, onText, onHold }: Props) {
  const { groups } = useDesk();
  const [asks, setAsks] = useState<'rename' | 'delete' | 'history'>();
  const { file, now, checked } = editing.state();
  const { form, path } = file;
  const group = groups.find(({ files }) => files.some((one) => one.path === path));
  const listed = group?.files.find((one) => one.path === path);
  const isDraft = isGroup(now.values) && now.values.draft === true;
  const canBeDraft = now.values !== undefined && form.field.properties?.draft !== undefined;
  const address = checked?.address ?? listed?.address;
  const title = nameIn(now) || listed?.title || path;
  return (
    <div className="edit__head">
      <p className="label">{group?.title ?? 'New'}</p>
      <h1 ref={ref} tabIndex={-1}>
        {title}
      </h1>
      <p className="edit__where">{address ?? path}</p>
      <div className="edit__marks marks">
        {isDraft && <span className="mark">Draft</span>}
        {listed?.until && <span className="mark">Goes live on {britishDate(listed.until)}</span>}
        {file.digest === null && <span className="mark mark--changed">New, not saved yet</span>}
      </div>
      <div className="pushes">
        {form.hasBody && (
          <Push onClick={onText}>
            <DeskIcon name="down" /> To the text
          </Push>
        )}
        {canBeDraft && (
          <Push onClick={isDraft ? () => editing.edit([{ at: draft, remove: true }]) : onHold}>
            {isDraft ? 'Let it go live' : 'Hold it back'}
          </Push>
        )}
        {form.isPageOfMany && file.digest !== null && (
          <>
            <Push onClick={() => setAsks('rename')}>
              {form.isAddressFromTitle ? 'Rename the file' : 'Rename'}
            </Push>
            <Push onClick={() => setAsks('delete')}>Delete</Push>
          </>
        )}
        {file.digest !== null && <Push onClick={() => setAsks('history')}>History</Push>}
      </div>
      {asks === 'history' && <HistoryDialog editing={editing} onClose={() => setAsks(undefined)} />}
      {asks === 'rename' && (
        <RenameDialog editing={editing} address={address} onClose={() => setAsks(undefined)} />
      )}
      {asks === 'delete' && (
        <DeleteDialog editing={editing} title={title} onClose={() => setAsks(undefined)} />
      )}
    </div>
  );
}

function nameIn({ values }: Unsaved): string {
  return isGroup(values) ? shownText(values.title) || shownText(values.name) : '';
}
