import { type ReactNode, useEffect, useSyncExternalStore } from 'react';

type AwakeProps = {
  /** Called once the children answer to clicks; `hydrateRoot` itself returns long before. */
  onAwake?: () => void;
  children: ReactNode;
};

/** Stands around every widget, at build and in the browser, so that both trees are the same. */
export function Awake({ onAwake, children }: AwakeProps) {
  useEffect(() => onAwake?.(), [onAwake]);
  return children;
}

/** False at build and while hydrating, true from then on: for what only a script can do. */
export function useIsAwake(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
