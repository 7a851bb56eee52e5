import { type Ref, useState } from 'react';
import { britishDate } from '../../../engine/kernel/text.ts';
import type { FieldPath } from '../desk-problem.ts';
import { isGroup } from '../field-values.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { useDesk } from './desk-context.ts';
import { DeskIcon } from './desk-icon.tsx';
import { EarlierDialog } from './earlier-dialog.tsx';
import type { Editing } from './editing.ts';
import type { EditingState } from './editing-state.ts';
import { shownText } from './fill-in.ts';
import { RenameDialog } from './rename-dialog.tsx';

type Props = {
  readonly ref: Ref<HTMLHeadingElement>;
  readonly editing: Editing;
  readonly state: EditingState;
  /** Moves the focus to the text. */
  readonly onText: () => void;
};

const draft: FieldPath = ['draft'];

/** What is open, where its page is, and what can be done with all of it. */
export function EditHead({ ref, editing, state, onText }: Props) {
  const { groups } = useDesk();
  const [asks, setAsks] = useState<'rename' | 'delete' | 'earlier'>();
  const { file, now, checked } = state;
  const { form, path } = file;
  const group = groups.find(({ files }) => files.some((one) => one.path === path));
  const listed = group?.files.find((one) => one.path === path);
  const isDraft = isGroup(now.values) && now.values.draft === true;
  const canBeDraft = now.values !== undefined && form.field.properties?.draft !== undefined;
  const address = checked?.address ?? listed?.address;
  const title = useTitle(state);
  return (
    <div className="edit__head">
      <p className="label">{group?.title ?? 'New'}</p>
      <h1 ref={ref} tabIndex={-1}>
        {title}
      </h1>
      <p className="edit__where">{address ?? path}</p>
      <div className="edit__marks marks">
        {isDraft && <span className="mark">Draft</span>}
        {listed?.until && <span className="mark">Until {britishDate(listed.until)}</span>}
        {file.digest === null && <span className="mark mark--changed">New, not saved yet</span>}
      </div>
      <div className="pushes">
        {form.hasBody && (
          <button type="button" className="push" onClick={onText}>
            <DeskIcon name="down" /> To the text
          </button>
        )}
        {canBeDraft && (
          <button
            type="button"
            className="push"
            onClick={() =>
              editing.edit([isDraft ? { at: draft, remove: true } : { at: draft, value: true }])
            }
          >
            {isDraft ? 'Let it go live' : 'Hold it back'}
          </button>
        )}
        {form.isPageOfMany && file.digest !== null && (
          <>
            <button type="button" className="push" onClick={() => setAsks('rename')}>
              Rename
            </button>
            <button type="button" className="push" onClick={() => setAsks('delete')}>
              Delete
            </button>
          </>
        )}
        {state.earlier.length > 0 && (
          <button type="button" className="push" onClick={() => setAsks('earlier')}>
            Earlier versions
          </button>
        )}
      </div>
      {asks === 'earlier' && (
        <EarlierDialog editing={editing} state={state} onClose={() => setAsks(undefined)} />
      )}
      {asks === 'rename' && (
        <RenameDialog state={state} address={address} onClose={() => setAsks(undefined)} />
      )}
      {asks === 'delete' && (
        <DeleteDialog editing={editing} title={title} onClose={() => setAsks(undefined)} />
      )}
    </div>
  );
}

/** What a file is called: as its form says or, for a list, as the list of everything does. */
function useTitle(state: EditingState): string {
  const { groups } = useDesk();
  const { path } = state.file;
  const listed = groups.flatMap(({ files }) => files).find((one) => one.path === path);
  return titleIn(state) || listed?.title || path;
}

function titleIn({ now: { values } }: EditingState): string {
  return isGroup(values) ? shownText(values.title) || shownText(values.name) : '';
}
