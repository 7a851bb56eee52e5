import type { ComponentType } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { showMessages } from '../../site/browser/show-messages.ts';
import { type Sender, SenderContext } from '../../site/widgets/sender.ts';
import { Awake } from '../widgets/awake.tsx';
import { repeatable } from './load-module.ts';
import { pageChange } from './page-change.ts';

const roots = new Map<Element, Root>();

document.addEventListener(pageChange.leave, () => {
  for (const [widget, root] of roots) {
    root.unmount();
    roots.delete(widget);
  }
});

showMessages();

/** The Supabase client (46 KB) is loaded only when a form is first focused. */
const loadBackend = repeatable(() => import('./backend.ts'));

/** The rules of the forms’ fields, with the schema package, are loaded then too. */
const loadRules = repeatable(() => import('../../site/forms/parse-form.ts'));

const sender: Sender = {
  loadRules,
  prepare: () => {
    // A failure is reported when the form is sent.
    loadBackend()
      .then(({ connect }) => connect())
      .catch(() => {});
  },
  send: async (table, row, signal) => (await loadBackend()).send(table, row, signal),
};

/**
 * Hydrates a widget's markup.
 *
 * @param module the widget's module, whose only export is its component.
 * @returns a promise that resolves once the widget is interactive.
 * @throws whatever the component throws on its first render.
 */
export function hydrate(widget: HTMLElement, module: object): Promise<void> {
  // The props were type-checked where the page placed the widget.
  const [Component] = Object.values(module) as [ComponentType<object>];
  const props = JSON.parse(widget.dataset.props ?? '{}') as object;
  return new Promise((resolve, reject) => {
    const onAwake = () => {
      // Unmounting a root while it is still rendering makes React warn.
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
          // Logged here too: after hydration the promise has settled and reject() does nothing.
          console.error(`The widget "${widget.dataset.widget}" broke.`, error);
          widget.dataset.failed = '';
          reject(error);
        },
      },
    );
  });
}
