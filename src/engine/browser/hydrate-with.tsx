import type { ComponentType, ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { Hydration } from '../widgets/hydration.tsx';
import { pageChange } from './page-change.ts';

const roots = new Map<Element, Root>();

document.addEventListener(pageChange.leave, () => {
  for (const [widget, root] of roots) {
    root.unmount();
    roots.delete(widget);
  }
});

type Wrap = (widget: ReactNode) => ReactNode;

/** What a site's runtime exports; the entry loads it with the first widget. */
export type Runtime = { readonly hydrate: ReturnType<typeof hydrateWith> };

export function hydrateWith(wrap: Wrap) {
  return (widget: HTMLElement, module: object) => hydrated(widget, module, wrap);
}

/** Resolves once the widget is interactive. @throws whatever its first render throws. */
function hydrated(widget: HTMLElement, module: object, wrap: Wrap): Promise<void> {
  // The props were type-checked where the page placed the widget.
  const [Component] = Object.values(module) as [ComponentType<object>];
  const props = JSON.parse(widget.dataset.props ?? '{}') as object;
  return new Promise((resolve, reject) => {
    const onHydrated = () => {
      // Unmounting a root while it is still rendering makes React warn.
      if (widget.isConnected) roots.set(widget, root);
      else queueMicrotask(() => root.unmount());
      resolve();
    };
    const root = hydrateRoot(
      widget,
      wrap(
        <Hydration onHydrated={onHydrated}>
          <Component {...props} />
        </Hydration>,
      ),
      {
        identifierPrefix: widget.id,
        onUncaughtError: (error) => {
          // Logged here too: after hydration the promise has settled and reject() does nothing.
          console.error(`The widget "${widget.dataset.widget}" broke.`, error);
          widget.dataset.failed = '';
          reject(error);
        },
      },
    );
  });
}
