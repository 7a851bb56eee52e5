import { act, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Hydration } from '../../engine/widgets/hydration.tsx';

type Target = Element | null | undefined;
export type Hydrated = Awaited<ReturnType<typeof hydrated>>;

/**
 * Renders a widget as the build does and hydrates it as the browser does, in happy-dom.
 *
 * @param page the page's markup outside the widget.
 * @param used what a visitor did before hydration.
 */
export async function hydrated(
  element: ReactElement,
  page = '',
  used: (widget: HTMLElement) => void = () => {},
) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const tree = <Hydration>{element}</Hydration>;
  document.body.innerHTML = `<div id="w1">${renderToString(tree, { identifierPrefix: 'w1' })}</div>${page}`;
  const widget = document.querySelector<HTMLElement>('#w1');
  if (!widget) throw new Error('There is no widget.');
  used(widget);
  const complaints: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(widget, tree, {
      identifierPrefix: 'w1',
      onRecoverableError: (error) => complaints.push(error),
    }),
  );
  const dispatch = (target: Target, event: Event) =>
    act(async () => {
      if (!target) throw new Error('There is nothing to use.');
      target.dispatchEvent(event);
    });
  return {
    widget,
    complaints,
    click: (target: Target) =>
      dispatch(target, new MouseEvent('click', { bubbles: true, cancelable: true })),
    press: (target: Target, key: string) =>
      dispatch(target, new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
    unmount: () => act(async () => root.unmount()),
  };
}
