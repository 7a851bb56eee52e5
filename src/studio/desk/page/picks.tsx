import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';

type Props = {
  readonly className?: string;
  readonly label?: string;
  readonly ref?: RefObject<HTMLUListElement | null>;
  readonly children: ReactNode;
};

/** A list or a grid of buttons. The Tab key stops at one of them; arrow keys go through them. */
export function Picks({ className = '', label, ref, children }: Props) {
  const own = useRef<HTMLUListElement>(null);
  const list = ref ?? own;
  useLayoutEffect(() => {
    if (list.current) stopAt(list.current);
  });
  return (
    <ul
      ref={list}
      className={`picks ${className}`.trim()}
      aria-label={label}
      onKeyDown={byArrows}
      onFocus={({ currentTarget }) => stopAt(currentTarget)}
    >
      {children}
    </ul>
  );
}

const buttonsIn = (list: Element) => [...list.querySelectorAll('button')];

/** At what has the focus, else at what is chosen, else at the first. */
function stopAt(list: Element): void {
  const buttons = buttonsIn(list);
  const stop =
    buttons.find((one) => one === document.activeElement) ??
    buttons.find((one) => one.ariaPressed === 'true') ??
    buttons[0];
  for (const one of buttons) one.tabIndex = one === stop ? 0 : -1;
}

function byArrows(event: KeyboardEvent<HTMLElement>): void {
  const buttons = buttonsIn(event.currentTarget);
  const across = buttons.filter(({ offsetTop }) => offsetTop === buttons[0]?.offsetTop).length;
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  const places: Readonly<Record<string, number>> = {
    ArrowDown: at + across,
    ArrowUp: at - across,
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    Home: 0,
    End: buttons.length - 1,
  };
  const to = places[event.key];
  if (to === undefined) return;
  event.preventDefault();
  buttons[to]?.focus();
}
