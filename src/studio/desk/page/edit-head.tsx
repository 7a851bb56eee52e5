import { britishDate, filledIn, inAList } from '../../../engine/kernel/text.ts';
import { isGroup } from '../field-values.ts';
import { shownText } from '../fill-in.ts';
import { DeskIcon, Push } from './desk-button.tsx';
import { useDesk } from './desk-context.ts';
import { useEdit } from './edit-context.ts';
import { HistoryDialog } from './history-dialog.tsx';
import { MakeDialog } from './make-dialog.tsx';
import { AddressDialog, DeleteDialog, draft } from './page-dialogs.tsx';

/** The file's title and address, with actions on the whole file. */
export function EditHead() {
  const { groups, lists, say, show } = useDesk();
  const { editing, edit, editor, onceSaved } = useEdit();
  const { file, now, checked } = editing.state();
  const { form, path } = file;
  const group = groups.find(({ files }) => files.some((one) => one.path === path));
  const listed = group?.files.find((one) => one.path === path);
  const values = isGroup(now.values) ? now.values : {};
  const { until } = checked ?? {};
  const isNew = file.digest === null;
  const isDraft = values.draft === true;
  const canBeDraft = now.values !== undefined && form.field.properties?.draft !== undefined;
  const shownOn = checked?.shownOn.map((page) => `“${page.title}”`) ?? [];
  const own = checked?.address ?? listed?.address;
  const address = own ?? (shownOn.length > 0 ? `Shown on ${inAList(shownOn)}` : '');
  const isData = group?.kind === 'data' || !isGroup(now.values);
  const called = shownText(values.title) || shownText(values.name);
  const named = (!isData && called) || listed?.title || form.field.title || path;
  const title = filledIn(named, lists.facts);
  const copies = group?.make.map((one) => ({ ...one, title: `Make a copy of “${title}”` }));
  return (
    <div className="edit__head">
      <p className="label">{isNew ? 'New' : (group?.title ?? '…')}</p>
      <h1 tabIndex={-1}>{title}</h1>
      {address && (
        <p className="edit__where">
          {address}
          {form.isAddressFromTitle && !values.address && ', made from the title'}
        </p>
      )}
      <div className="edit__marks marks">
        {isDraft && <span className="mark">Draft</span>}
        {!isDraft && until && <span className="mark">Goes live on {britishDate(until)}</span>}
        {isNew && <span className="mark mark--changed">New, not saved yet</span>}
      </div>
      <div className="pushes">
        {form.hasBody && (
          <Push onClick={() => editor.current?.begin()}>
            <DeskIcon name="down" /> To the text
          </Push>
        )}
        {canBeDraft && (
          <Push
            onClick={() => {
              void edit([isDraft ? { at: draft, remove: true } : { at: draft, value: true }]);
              const when = until ? `on ${britishDate(until)}, once` : 'when';
              if (isDraft) say(`It is no longer a draft: it goes live ${when} you publish it.`);
            }}
          >
            {isDraft ? 'Let it go live' : 'Hold it back'}
          </Push>
        )}
        {form.isPageOfMany && !isNew && (
          <>
            {!form.isAddressFromTitle && (
              <Push onClick={() => onceSaved(() => show(<AddressDialog editing={editing} />))}>
                Change address
              </Push>
            )}
            {copies && (
              <Push
                onClick={() => onceSaved(() => show(<MakeDialog makes={copies} copied={path} />))}
              >
                Make a copy
              </Push>
            )}
            <Push onClick={() => show(<DeleteDialog editing={editing} title={title} />)}>
              Delete
            </Push>
          </>
        )}
        {!isNew && <Push onClick={() => show(<HistoryDialog editing={editing} />)}>History</Push>}
      </div>
    </div>
  );
}
