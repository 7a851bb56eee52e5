import { Suspense } from 'react';
import { filledIn, inAList } from '../../../engine/kernel/text.ts';
import { type FieldValue, type FormField, fieldsOf } from '../desk-forms.ts';
import type { MergeConflict, Side } from '../desk-messages.ts';
import { isGroup, isList, valueAt } from '../field-values.ts';
import { signsInWords, unreadWords, valueWords, withoutSigns } from '../file-words.ts';
import { fieldAt, fieldName, itemName } from '../item-name.ts';
import { useDesk } from './desk-context.ts';
import type { Editing } from './editing.ts';
import { TwoVersions } from './history-dialog.tsx';
import { type FormValues, Modal } from './modal.tsx';

/** A save met a conflict with another person's save; nothing was written. */
export function ConflictDialog({ editing }: { editing: Editing }) {
  const { say, refresh } = useDesk();
  const { conflict, file } = editing.state();
  const end = { close: 'Go on writing', onClose: () => editing.dismiss() };
  if (!conflict) return null;
  if (!conflict.theirs) {
    return (
      <Modal
        title="Somebody else has deleted this file"
        lead="Nothing was saved. Your words are still here."
        main="Save it again"
        onMain={() => editing.saveAgain()}
        {...end}
      />
    );
  }
  const { merge, theirs } = conflict;
  const asked = { path: file.path, ...merge };
  return (
    <Modal
      isWide
      title={bothChanged([], [{ ...asked, field: file.form.field }])}
      lead={`${merge.values === undefined ? unread : together} Choose which to keep here: the other stays in the history.`}
      main="Save it like this"
      onMain={async (chosen) => {
        if ((await editing.resolve(theirs, chosenIn(chosen, asked))) !== 'saved') return;
        say('Saved. What you did not choose is in the history.');
        await refresh();
      }}
      {...end}
    >
      <Conflicts {...asked} field={file.form.field} />
    </Modal>
  );
}

type Props = {
  readonly path: string;
  readonly field: FormField;
  readonly values?: FieldValue | undefined;
  readonly conflicts: readonly MergeConflict[];
};

/** `You and Sam Reed both changed “Title”` */
export function bothChanged(by: readonly string[], files: readonly Props[]): string {
  const places = files.flatMap(({ conflicts, field, values }) =>
    conflicts.map((conflict) => labelOf(conflict, field, values)),
  );
  const [one, ...others] = new Set(places);
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  const what = one === wholeFile ? 'the same' : `“${one}”${more}`;
  return `You and ${by.length > 0 ? inAList(by) : 'somebody else'} both changed ${what}`;
}

const wholeFile = 'All of it';
const unread = 'One version has fields that cannot be read, so only one version can be kept.';
const together = 'Everything else that you both changed is merged.';

const sides = { ours: 'Yours', theirs: 'Theirs', both: 'Both' } as const;

/** Asks of each conflict which side to keep. */
export function Conflicts({ path, field, values, conflicts }: Props) {
  const { facts } = useDesk().lists;
  const texts = conflicts.filter(({ type }) => type === 'text');
  const shown = (text: string) => (values === undefined ? unreadWords(field, text) : text);
  const count = (conflict: MergeConflict) =>
    texts.length > 1 ? `, place ${texts.indexOf(conflict) + 1}` : '';
  return conflicts.map((conflict, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: their order is all that tells them apart
    <fieldset key={at} className="conflict">
      <legend>
        {labelOf(conflict, field, values) + (conflict.type === 'text' ? count(conflict) : '')}
      </legend>
      {conflict.type === 'text' && (
        <Suspense>
          <TwoVersions
            one={{ title: 'Your words', text: shown(conflict.ours) }}
            other={{ title: 'Their words', text: shown(conflict.theirs) }}
          />
        </Suspense>
      )}
      {sidesOf(conflict).map((side) => (
        <label key={side} className="conflict__side">
          <span className="conflict__name">
            <input
              type="radio"
              name={`${path} ${at}`}
              value={side}
              defaultChecked={side === 'ours'}
            />
            {sides[side]}
          </span>
          {conflict.type === 'field' && <Shown conflict={conflict} side={side} field={field} />}
        </label>
      ))}
      {conflict.type === 'text' && conflict.both && (
        <p className="conflict__both conflict__words" role="status">
          <small>It will read: </small>
          {withoutSigns(signsInWords(conflict.both, facts))}
        </p>
      )}
    </fieldset>
  ));
}

/** The chosen sides, in order. */
export function chosenIn(
  chosen: FormValues,
  { path, conflicts }: Pick<Props, 'path' | 'conflicts'>,
): Side[] {
  return conflicts.map((_, at) => (chosen[`${path} ${at}`] ?? 'ours') as Side);
}

/** `both` makes no sense for fields. */
const sidesOf = (conflict: MergeConflict): Side[] =>
  conflict.type === 'text' && conflict.both ? ['ours', 'theirs', 'both'] : ['ours', 'theirs'];

function labelOf(
  conflict: MergeConflict,
  field: FormField,
  values: FieldValue | undefined,
): string {
  if (conflict.type === 'text') return values === undefined ? wholeFile : 'Text';
  return fieldName(conflict.at, field, values) || 'The list';
}

type ShownProps = {
  readonly conflict: Extract<MergeConflict, { type: 'field' }>;
  readonly side: Side;
  readonly field: FormField;
};

function Shown({ conflict: { at, ours, theirs }, side, field }: ShownProps) {
  const [own, other] = side === 'ours' ? [ours, theirs] : [theirs, ours];
  // Show only items that the other side lacks.
  const shown =
    isList(own) && isList(other) && own.some(isGroup)
      ? own.filter((one) => !other.some((two) => JSON.stringify(one) === JSON.stringify(two)))
      : own;
  return <Value field={fieldAt(at, field) ?? {}} value={shown} />;
}

/** A value as labelled text. */
function Value({ field, value }: { field: FormField; value: FieldValue | undefined }) {
  const { facts } = useDesk().lists;
  if (isList(value) && value.length > 0) {
    return value.map((item, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: it is only shown
      <span key={at} className="conflict__item">
        {isGroup(item) && <b>{filledIn(itemName(field, item, at), facts)}</b>}
        <Value field={field.items ?? {}} value={item} />
      </span>
    ));
  }
  if (isGroup(value)) {
    const given = fieldsOf(field).filter(({ name }) => valueAt(value, [name]) !== undefined);
    return given.map(({ name, field: own }) => (
      <span key={name} className="conflict__item">
        <small>{own.title}</small>
        <Value field={own} value={valueAt(value, [name])} />
      </span>
    ));
  }
  return <span className="conflict__words">{filledIn(valueWords(value, field), facts)}</span>;
}
