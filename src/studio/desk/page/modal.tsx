import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
import type { Choice } from '../desk-lists.ts';
import { Trouble, useAttempt } from './attempt.tsx';
import { IconButton, Push } from './desk-button.tsx';
import { useDesk } from './desk-context.ts';

/** What was filled in, by the names of the fields. */
export type Said = Readonly<Record<string, string>>;

type Props = {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly isWide?: boolean;
  /** What its main button says. The dialog stays open, and says why, where `onMain` throws. */
  readonly main?: string | undefined;
  readonly whileBusy?: string;
  /** Whether the main button does what it says; until then it says what is missing. */
  readonly isReady?: boolean;
  readonly onMain?: (said: Said) => unknown;
  readonly others?: Readonly<Record<string, () => unknown>>;
  readonly close?: string | undefined;
  readonly onClose?: () => void;
  readonly children?: ReactNode;
};

/** A question over the desk. The browser keeps the focus in it, and gives it back. */
export function Modal({ title, lead, isWide, main, onMain, others, children, ...props }: Props) {
  const desk = useDesk();
  const { whileBusy = main, close = main && 'Cancel', onClose = desk.close } = props;
  const { isReady = true } = props;
  const { isBusy, trouble, attempt } = useAttempt();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const shown = dialog.current;
    const before = document.activeElement;
    if (!shown?.open) shown?.showModal();
    // What is to be answered first, or what is asked: never the button that closes it.
    const first = shown?.querySelector<HTMLElement>('[data-first]') ?? shown?.querySelector('h2');
    first?.focus();
    return () => {
      shown?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`dialog${isWide ? ' dialog--wide' : ''}`}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
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
        onSubmit={(event) => {
          event.preventDefault();
          // No field with a name holds a file.
          const said = Object.fromEntries(new FormData(event.currentTarget)) as Said;
          if (onMain && isReady) void attempt(() => onMain(said));
        }}
      >
        {children}
        {main && <Trouble words={trouble} />}
        {close && (
          <div className="pushes">
            {main && (
              <Push type="submit" className="push--main" aria-disabled={isBusy || !isReady}>
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
        )}
      </form>
    </dialog>
  );
}

type AskedProps = Omit<ComponentProps<'input'>, 'onChange'> & {
  readonly label: string;
  readonly help?: string | undefined;
  readonly onValue?: (value: string) => void;
  /** What it is one of, if it is no words of one's own. */
  readonly choices?: readonly Choice[] | undefined;
  /** What it says where none of them is chosen. */
  readonly none?: string;
};

/** What a dialog asks for; the first is asked first. */
export function Asked({ label, help, onValue, choices, none, ...input }: AskedProps) {
  const id = useId();
  const control = {
    id,
    className: 'input',
    required: none === undefined,
    'data-first': true,
    'aria-describedby': help && `${id}-help`,
    onChange: ({ target }: { target: { value: string } }) => onValue?.(target.value),
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

/** Something that is done too, unless it is not wanted. */
export function Tick({ children, ...input }: ComponentProps<'input'>) {
  return (
    <label className="tick">
      <input type="checkbox" {...input} />
      <span>{children}</span>
    </label>
  );
}
