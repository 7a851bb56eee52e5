import type { ComponentType } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { Awake } from '../widgets/awake.tsx';
import { pageChange } from './page-change.ts';

const roots = new Map<Element, Root>();

document.addEventListener(pageChange.leave, () => {
  for (const [widget, root] of roots) {
    root.unmount();
    roots.delete(widget);
  }
});

/**
 * Brings a widget's markup to life.
 *
 * @param component the widget's own, as the registry loads it.
 * @returns once it answers to clicks.
 * @throws what the component throws while it first renders.
 */
export function hydrate(widget: HTMLElement, component: unknown): Promise<void> {
  // The registry holds components of different props; the build checked them against each other.
  const Component = component as ComponentType<object>;
  const props = JSON.parse(widget.dataset.props ?? '{}') as object;
  return new Promise((resolve, reject) => {
    const root = hydrateRoot(
      widget,
      <Awake onAwake={resolve}>
        <Component {...props} />
      </Awake>,
      {
        identifierPrefix: widget.id,
        onUncaughtError: (error) => {
          roots.delete(widget);
          reject(error);
        },
      },
    );
    roots.set(widget, root);
  });
}
