import type { ComponentType } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { Awake } from '../widgets/awake.tsx';
import { type Sender, SenderContext } from '../widgets/sender.ts';
import { pageChange } from './page-change.ts';

const roots = new Map<Element, Root>();

document.addEventListener(pageChange.leave, () => {
  for (const [widget, root] of roots) {
    root.unmount();
    roots.delete(widget);
  }
});

/** The backend and its client, 46 KB, are loaded when somebody begins to fill in a form. */
const sender: Sender = {
  prepare: () => {
    // Whether it works is told when something is sent.
    import('./backend.ts').then(({ connect }) => connect()).catch(() => {});
  },
  send: async (table, row, signal) => (await import('./backend.ts')).send(table, row, signal),
};

/**
 * Brings a widget's markup to life.
 *
 * @param module the widget's own file, which exports its component alone.
 * @returns once it answers to clicks.
 * @throws what the component throws while it first renders.
 */
export function hydrate(widget: HTMLElement, module: object): Promise<void> {
  // Whether props fit was checked where the widget was placed.
  const [Component] = Object.values(module) as [ComponentType<object>];
  const props = JSON.parse(widget.dataset.props ?? '{}') as object;
  return new Promise((resolve, reject) => {
    const onAwake = () => {
      // React complains of a root that is unmounted before this.
      if (widget.isConnected) roots.set(widget, root);
      else queueMicrotask(() => root.unmount());
      resolve();
    };
    const root = hydrateRoot(
      widget,
      <SenderContext value={sender}>
        <Awake onAwake={onAwake}>
          <Component {...props} />
        </Awake>
      </SenderContext>,
      {
        identifierPrefix: widget.id,
        onUncaughtError: (error) => {
          // Once it is awake nobody waits for it any more.
          console.error(`The widget "${widget.dataset.widget}" broke.`, error);
          widget.dataset.failed = '';
          reject(error);
        },
      },
    );
  });
}
