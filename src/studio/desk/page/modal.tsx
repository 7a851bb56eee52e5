import { type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from './desk-icon.tsx';

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
