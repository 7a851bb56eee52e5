import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { Choice } from '../desk-lists.ts';
import { Failure, useAttempt } from './attempt.tsx';
import { IconButton, Push } from './desk-button.tsx';
import { useDesk } from './desk-context.ts';
import { refocus } from './refocus.ts';
import { placeToasts } from './toasts.tsx';

/** The form's values by field name. */
export type FormValues = Readonly<Record<string, string>>;

type Props = {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly isWide?: boolean;
  /** The main button's label. If `onMain` throws, the dialog stays open and shows why. */
  readonly main?: string | undefined;
  readonly whileBusy?: string;
  /** Whether what it asks first has a button of its own that looks like the main one. */
  readonly isMainElsewhere?: boolean;
  /** False while an answer is missing; the main button's label then says which. */
  readonly isReady?: boolean;
  readonly onMain?: (values: FormValues) => unknown;
  readonly others?: Readonly<Record<string, () => unknown>>;
  readonly close?: string | undefined;
  readonly onClose?: () => void;
  readonly children?: ReactNode;
};

/** A native dialog: the browser traps and restores the focus. */
export function Modal({ title, lead, isWide, main, onMain, others, children, ...props }: Props) {
  const desk = useDesk();
  const { whileBusy = main, close = main && 'Cancel', onClose = desk.close } = props;
  const { isReady = true } = props;
  const { isBusy, failure, attempt } = useAttempt();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const shown = dialog.current;
    const before = document.activeElement;
    if (!shown?.open) shown?.showModal();
    placeToasts();
    // Focus the first question or the heading, never the close button.
    const first = shown?.querySelector<HTMLElement>('[data-first]');
    // On a phone, its keyboard would cover what can be chosen without a search.
    const isCovering = first?.matches('[type="search"]') && matchMedia('(pointer: coarse)').matches;
    (isCovering || !first ? shown?.querySelector('h2') : first)?.focus();
    return () => {
      shown?.close();
      placeToasts();
      refocus(before);
    };
  }, []);
  useEffect(() => {
    // What had the focus is gone, such as the row of a deleted file.
    if (document.activeElement === document.body) refocus(null);
  });
  return (
    <dialog
      ref={dialog}
      className={`dialog${isWide ? ' dialog--wide' : ''}`}
      aria-labelledby={id}
      onCancel={(event) => {
        // Browsers also tell of a file that was not chosen.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        if (!isBusy) onClose();
      }}
      // Chrome closes it without `cancel` when Escape is pressed twice.
      onKeyDown={(event) => {
        const { key, repeat, ctrlKey, metaKey } = event;
        if (key === 'Enter' && (ctrlKey || metaKey || repeat)) {
          event.preventDefault();
          event.stopPropagation();
          // The key that opened it may still be held down.
          if (!repeat) event.currentTarget.querySelector('form')?.requestSubmit();
        }
        if (key !== 'Escape' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        // To no dialog that this one is over.
        event.stopPropagation();
        if (!isBusy) onClose();
      }}
    >
      <div className="dialog__head">
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        <IconButton name="close" label="Close" onPress={() => isBusy || onClose()} />
      </div>
      {lead && <p className="dialog__lead">{lead}</p>}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!main || !isFilledIn(event.currentTarget)) return;
          // No file input has a name, so every value is a string.
          const values = Object.fromEntries(new FormData(event.currentTarget)) as FormValues;
          if (onMain && isReady) void attempt(() => onMain(values));
        }}
      >
        {children}
        {close && (
          <div className="dialog__foot">
            <Failure words={failure} />
            <div className="pushes">
              {main && (
                <Push
                  type="submit"
                  className={props.isMainElsewhere ? '' : 'push--main'}
                  aria-disabled={isBusy || !isReady}
                >
                  {isBusy ? whileBusy : main}
                </Push>
              )}
              {Object.entries({ ...others, [close]: onClose }).map(([words, run]) => (
                <Push
                  key={words}
                  className={main ? '' : 'push--ink'}
                  aria-disabled={isBusy}
                  onClick={() => attempt(run)}
                >
                  {words}
                </Push>
              ))}
            </div>
          </div>
        )}
      </form>
    </dialog>
  );
}

/** Has each field say what is missing in it, and focuses the first of them. */
function isFilledIn(form: HTMLFormElement): boolean {
  if (form.checkValidity()) return true;
  form.querySelector<HTMLElement>(':is(input, select):invalid')?.focus();
  return false;
}

/** In place of the browser's own words. */
function objectionTo({ validity, type, validationMessage }: HTMLInputElement | HTMLSelectElement) {
  if (validity.customError) return validationMessage;
  if (validity.typeMismatch && type === 'email')
    return 'Write a whole email address, such as nell@pierlight.example.';
  return type === 'select-one' ? 'Choose one.' : 'Write something here.';
}

type AskedProps = Omit<ComponentProps<'input'>, 'onChange'> & {
  readonly label: string;
  readonly help?: string | undefined;
  readonly onValue?: (value: string) => void;
  /** Options to choose from instead of typing. */
  readonly choices?: readonly Choice[] | undefined;
  /** The label of the empty option. */
  readonly none?: string;
  /** Why the last answer was refused; typing takes it away. */
  readonly failure?: string | undefined;
};

export function Asked({ label, help, onValue, choices, none, failure, ...input }: AskedProps) {
  const id = useId();
  const [refused, setRefused] = useState(failure);
  useEffect(() => {
    setRefused(failure);
    if (failure) document.getElementById(id)?.focus();
  }, [failure, id]);
  const control = {
    id,
    className: 'input',
    required: none === undefined,
    'data-first': true,
    'aria-describedby': `${id}-help ${id}-failure`,
    'aria-invalid': refused !== undefined,
    onInvalid: ({ currentTarget }: { currentTarget: HTMLInputElement | HTMLSelectElement }) =>
      setRefused(objectionTo(currentTarget)),
    onChange: ({ target }: { target: { value: string } }) => {
      setRefused(undefined);
      onValue?.(target.value);
    },
  };
  const { name, value, defaultValue } = input;
  return (
    <div className="field">
      <div className="field__label">
        <label htmlFor={id}>{label}</label>
      </div>
      {help && (
        <p className="field__help" id={`${id}-help`}>
          {help}
        </p>
      )}
      {choices ? (
        <select {...{ ...control, name, value, defaultValue }}>
          {(none || !value) && <option value="">{none ?? 'Choose…'}</option>}
          <Options choices={choices} />
        </select>
      ) : (
        <input autoComplete="off" {...control} {...input} />
      )}
      <div id={`${id}-failure`}>
        <Failure words={refused} />
      </div>
    </div>
  );
}

export function Options({ choices }: { choices: readonly Choice[] }) {
  return choices.map(({ value, title }) => (
    <option key={value} value={value}>
      {title}
    </option>
  ));
}

export function Tick({ children, ...input }: ComponentProps<'input'>) {
  return (
    <label className="tick">
      <input type="checkbox" {...input} />
      <span>{children}</span>
    </label>
  );
}
