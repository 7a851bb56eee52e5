import { type ReactNode, type SubmitEvent, useEffect, useId, useRef } from 'react';
import { IconButton, Push } from './desk-button.tsx';
import type { Editing } from './editing.ts';

/** What every dialog about the file that is open gets. */
export type DialogProps = { readonly editing: Editing; readonly onClose: () => void };

type Props = {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly isWide?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** A question over the desk. The browser keeps the focus in it, and gives it back. */
export function Modal({ title, lead, isWide = false, onClose, children }: Props) {
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
        onClose();
      }}
    >
      <div className="dialog__head">
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        <IconButton name="close" label="Close" onPress={onClose} />
      </div>
      {lead && <p className="dialog__lead">{lead}</p>}
      {children}
    </dialog>
  );
}

type FormProps = ButtonsProps & {
  readonly onSubmit: () => unknown;
  readonly children: ReactNode;
};

/** What a dialog asks to be filled in, and its buttons. */
export function ModalForm({ onSubmit, children, ...buttons }: FormProps) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void onSubmit();
  };
  return (
    <form onSubmit={submit}>
      {children}
      <ModalButtons {...buttons} />
    </form>
  );
}

type ButtonsProps = {
  readonly main: string;
  /** Absent where the button submits the form that it stands in. */
  readonly onMain?: () => unknown;
  readonly isBusy?: boolean;
  readonly others?: Readonly<Record<string, () => unknown>>;
  readonly close?: string;
  readonly onClose: () => void;
};

/** The end of a dialog: do it, do something else, or leave it. */
export function ModalButtons(props: ButtonsProps) {
  const { main, onMain, isBusy = false, others = {}, close = 'Cancel', onClose } = props;
  return (
    <div className="pushes">
      <Push
        type={onMain ? 'button' : 'submit'}
        className="push--main"
        aria-disabled={isBusy}
        onClick={onMain}
      >
        {main}
      </Push>
      {Object.entries({ ...others, [close]: onClose }).map(([words, run]) => (
        <Push key={words} aria-disabled={isBusy} onClick={() => !isBusy && void run()}>
          {words}
        </Push>
      ))}
    </div>
  );
}

/** The end of a dialog in which there is nothing to do but to read. */
export function CloseButton({ onClose }: { readonly onClose: () => void }) {
  return (
    <div className="pushes">
      <Push className="push--ink" onClick={onClose}>
        Close
      </Push>
    </div>
  );
}
