import { type ReactNode, useEffect, useSyncExternalStore } from 'react';

type HydrationProps = {
  /** Called once the children are hydrated; `hydrateRoot` returns long before that. */
  onHydrated?: () => void;
  children: ReactNode;
};

/** Wraps every widget, at build too, so that the server and client trees match. */
export function Hydration({ onHydrated, children }: HydrationProps) {
  useEffect(() => onHydrated?.(), [onHydrated]);
  return children;
}

/** False at build and during hydration, then true: for what needs JavaScript. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
