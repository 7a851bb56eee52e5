import { useMemo } from 'react';
import type { FieldEdit } from '../desk-messages.ts';
import type { DeskProblem, FieldPath } from '../desk-problem.ts';
import { isSamePath, isWithin } from '../field-values.ts';
import type { Editing } from './editing.ts';
import { ValueField } from './field-control.tsx';
import { type FieldProps, FormProvider } from './form-context.ts';
import { GroupField, GroupFields } from './group-field.tsx';
import { draft } from './hold-dialog.tsx';
import { ListField } from './list-field.tsx';
import type { ActionsOf } from './problem-list.tsx';
import { withShortName } from './short-name.ts';

type Props = {
  readonly editing: Editing;
  readonly problems: readonly DeskProblem[];
  readonly onShow: (words: string) => void;
  readonly onTell: (words: string) => void;
  readonly actionsOf: ActionsOf;
  /** Asks what becomes of links before the page is made a draft. */
  readonly onHold: () => void;
};

/** The fields of a file. One that cannot be read is put right as text. */
export function FormPart({ editing, problems, onShow, onTell, onHold, actionsOf }: Props) {
  const { file, now } = editing.state();
  const form = useMemo(() => {
    const own = problems.filter((problem) => problem.file === file.path);
    return {
      Field: AnyField,
      edit: (edits: readonly FieldEdit[], place?: string) => {
        if (edits.some(isHolding)) return onHold();
        const { file, now } = editing.state();
        const { form, values } = file;
        const all = edits.flatMap((one) => withShortName(one, form.field, now.values, values));
        editing.edit(all, place);
      },
      problemsAt: (path: FieldPath) => own.filter(({ field }) => field && isSamePath(field, path)),
      problemsIn: (path: FieldPath) => own.filter(({ field }) => field && isWithin(field, path)),
      actionsOf,
      show: onShow,
      tell: onTell,
    };
  }, [editing, problems, file.path, onShow, onTell, onHold, actionsOf]);
  if (now.values === undefined && now.front === '' && now.body !== '') return null;
  if (now.values === undefined) return <RawPart editing={editing} front={now.front} />;
  const { field } = file.form;
  return (
    <FormProvider value={form}>
      <section className="part" aria-labelledby="fields">
        <h2 id="fields">{file.form.hasBody ? 'Details' : 'What it says'}</h2>
        {field.properties ? (
          <GroupFields field={field} path={[]} value={now.values} />
        ) : (
          <ListField field={field} isOptional={false} path={[]} value={now.values} />
        )}
      </section>
    </FormProvider>
  );
}

const isHolding = (edit: FieldEdit) =>
  isSamePath(edit.at, draft) && 'value' in edit && edit.value === true;

function AnyField(props: FieldProps) {
  if (props.field.properties) return <GroupField {...props} />;
  return props.field.items ? <ListField {...props} /> : <ValueField {...props} />;
}

function RawPart({ editing, front }: { editing: Editing; front: string }) {
  return (
    <section className="part" aria-labelledby="fields">
      <h2 id="fields">The fields, as they are written</h2>
      <p className="field__help" id="raw-help">
        Something in them cannot be read, so they are shown as text. Put right what is named above,
        and the form comes back.
      </p>
      <textarea
        className="input input--raw"
        aria-labelledby="fields"
        aria-describedby="raw-help"
        spellCheck={false}
        rows={16}
        value={front}
        onChange={({ target }) => editing.writeFront(target.value)}
      />
    </section>
  );
}
