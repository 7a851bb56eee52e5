import { type ReactNode, useEffect, useSyncExternalStore } from 'react';

type AwakeProps = {
  /** Called once the children are hydrated; `hydrateRoot` returns long before that. */
  onAwake?: () => void;
  children: ReactNode;
};

/** Wraps every widget, at build too, so that the server and client trees match. */
export function Awake({ onAwake, children }: AwakeProps) {
  useEffect(() => onAwake?.(), [onAwake]);
  return children;
}

/** False at build and during hydration, then true: for what needs JavaScript. */
export function useIsAwake(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
