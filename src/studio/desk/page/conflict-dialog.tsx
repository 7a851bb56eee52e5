import { Suspense } from 'react';
import { type FieldValue, type FormField, fieldsOf } from '../desk-forms.ts';
import type { Clash, Side } from '../desk-messages.ts';
import { isGroup, isList, valueAt } from '../field-values.ts';
import { unreadWords, valueWords } from '../file-words.ts';
import { fieldAt, fieldName, itemName } from '../item-name.ts';
import { useDesk } from './desk-context.ts';
import type { Editing } from './editing.ts';
import { TwoVersions } from './history-dialog.tsx';
import { Modal, type Said } from './modal.tsx';

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
      onMain={async (said) => {
        if ((await editing.resolve(theirs, chosenIn(said, asked))) !== 'saved') return;
        say('Saved. What you did not choose is in the history.');
        await refresh();
      }}
      {...end}
    >
      <Clashes {...asked} field={file.form.field} />
    </Modal>
  );
}

type Props = {
  readonly path: string;
  readonly field: FormField;
  readonly values?: FieldValue | undefined;
  readonly clashes: readonly Clash[];
};

/** `You and Sam Reed both changed “Title”` */
export function bothChanged(by: readonly string[], files: readonly Props[]): string {
  const places = files.flatMap(({ clashes, field, values }) =>
    clashes.map((clash) => labelOf(clash, field, values)),
  );
  const [one, ...others] = new Set(places);
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  const what = one === wholeFile ? 'the same file' : `“${one}”${more}`;
  return `You and ${by.length > 0 ? list.format(by) : 'somebody else'} both changed ${what}`;
}

const wholeFile = 'The whole file';
const unread = 'One version has fields that cannot be read, so only one version can be kept.';
const together = 'Everything else that you both changed is merged.';

const list = new Intl.ListFormat('en-GB');

const sides = { ours: 'Yours', theirs: 'Theirs', both: 'Both' } as const;

/** Asks of each conflict which side to keep. */
export function Clashes({ path, field, values, clashes }: Props) {
  const texts = clashes.filter(({ type }) => type === 'text');
  const shown = (text: string) => (values === undefined ? unreadWords(field, text) : text);
  const count = (clash: Clash) => (texts.length > 1 ? `, place ${texts.indexOf(clash) + 1}` : '');
  return clashes.map((clash, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: their order is all that tells them apart
    <fieldset key={at} className="clash">
      <legend>{labelOf(clash, field, values) + (clash.type === 'text' ? count(clash) : '')}</legend>
      {clash.type === 'text' && (
        <Suspense>
          <TwoVersions
            one={{ title: 'Your words', text: shown(clash.ours) }}
            other={{ title: 'Their words', text: shown(clash.theirs) }}
          />
        </Suspense>
      )}
      {sidesOf(clash, values).map((side) => (
        <label key={side} className="clash__side">
          <span className="clash__name">
            <input
              type="radio"
              name={`${path} ${at}`}
              value={side}
              defaultChecked={side === 'ours'}
            />
            {sides[side]}
          </span>
          {clash.type === 'field' && <Shown clash={clash} side={side} field={field} />}
        </label>
      ))}
    </fieldset>
  ));
}

/** The chosen sides, in order. */
export function chosenIn(said: Said, { path, clashes }: Pick<Props, 'path' | 'clashes'>): Side[] {
  return clashes.map((_, at) => (said[`${path} ${at}`] ?? 'ours') as Side);
}

/** `both` makes no sense for fields, nor where one side deleted its words. */
function sidesOf(clash: Clash, values: FieldValue | undefined): Side[] {
  const canBoth = clash.type === 'text' && values !== undefined && clash.ours && clash.theirs;
  return canBoth ? ['ours', 'theirs', 'both'] : ['ours', 'theirs'];
}

function labelOf(clash: Clash, field: FormField, values: FieldValue | undefined): string {
  if (clash.type === 'text') return values === undefined ? wholeFile : 'Text';
  return fieldName(clash.at, field, values) || 'The list';
}

type ShownProps = {
  readonly clash: Extract<Clash, { type: 'field' }>;
  readonly side: Side;
  readonly field: FormField;
};

function Shown({ clash: { at, ours, theirs }, side, field }: ShownProps) {
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
  if (isList(value) && value.length > 0) {
    return value.map((item, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: it is only shown
      <span key={at} className="clash__item">
        {isGroup(item) && <b>{itemName(field, item, at)}</b>}
        <Value field={field.items ?? {}} value={item} />
      </span>
    ));
  }
  if (isGroup(value)) {
    const given = fieldsOf(field).filter(({ name }) => valueAt(value, [name]) !== undefined);
    return given.map(({ name, field: own }) => (
      <span key={name} className="clash__item">
        <small>{own.title}</small>
        <Value field={own} value={valueAt(value, [name])} />
      </span>
    ));
  }
  return <span className="clash__words">{valueWords(value, field)}</span>;
}
