import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Push } from './desk-button.tsx';
import type { DeskFailure } from './desk-call.ts';
import type { ToastAction } from './desk-context.ts';
import { refocus } from './refocus.ts';

export type Toast = {
  readonly words: string;
  /** What went wrong, if something did. */
  readonly code?: DeskFailure['code'];
  readonly action?: ToastAction;
};

/** One for all toasts, for screen readers to follow. */
const place = document.createElement('div');
place.ariaLive = 'polite';

/** Outside the open dialog nothing can be pressed or is read out, so toasts stand in its top. */
export function placeToasts(): void {
  const head = [...document.querySelectorAll('dialog[open] > .dialog__head')].at(-1);
  if (head) head.after(place);
  else document.body.append(place);
}

/** Other things end above it. */
function makeRoom(toast: HTMLElement | null) {
  if (!toast) return;
  const { style } = document.documentElement;
  const measure = () => style.setProperty('--toast', `${toast.offsetHeight + 24}px`);
  const observer = new ResizeObserver(measure);
  observer.observe(toast);
  return () => {
    observer.disconnect();
    style.removeProperty('--toast');
  };
}

type Props = { readonly toast: Toast | undefined; readonly onClose: () => void };

export function Toasts({ toast, onClose }: Props) {
  const before = useRef<Element>(null);
  useEffect(placeToasts, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each toast
  useEffect(() => {
    if (!toast || toast.code) return;
    // A choice takes longer than reading.
    const timer = setTimeout(onClose, toast.action ? 30_000 : 6000);
    // It may cover the field that is being edited or, on a phone, half of what is read.
    const touch = ({ pointerType, target }: PointerEvent) => {
      if (pointerType === 'touch' && !place.contains(target as Node)) onClose();
    };
    addEventListener('input', onClose);
    addEventListener('pointerdown', touch);
    return () => {
      clearTimeout(timer);
      removeEventListener('input', onClose);
      removeEventListener('pointerdown', touch);
    };
  }, [toast]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each toast
  useEffect(
    () => () => {
      // It was closed by whoever was in it.
      if (before.current && document.activeElement === document.body) refocus(before.current);
      before.current = null;
    },
    [toast],
  );
  if (!toast) return null;
  const { words, code, action } = toast;
  return createPortal(
    <div
      role="status"
      ref={makeRoom}
      className={`toast${code ? ' toast--bad' : ''}`}
      onFocus={({ relatedTarget, currentTarget }) => {
        if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
      }}
    >
      <p>{words}</p>
      {action && (
        <Push
          onClick={() => {
            onClose();
            action.run();
          }}
        >
          {action.label}
        </Push>
      )}
      <Push className="push--quiet" onClick={onClose}>
        Close
      </Push>
    </div>,
    place,
  );
}
