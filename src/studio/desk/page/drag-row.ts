import type { PointerEvent as ReactPointerEvent } from 'react';

/** Moves a row of a list with the pointer that holds its handle, and shows where it would be. */
export function dragRow(
  event: ReactPointerEvent<HTMLElement>,
  at: number,
  onMove: (to: number) => void,
): void {
  event.preventDefault();
  const { clientY: from } = event;
  const row = event.currentTarget.parentElement as HTMLElement;
  const rows = [...(row.parentElement?.children ?? [])];
  const middles = rows.map((one) => {
    const { top, height } = one.getBoundingClientRect();
    return top + height / 2;
  });
  const over = new AbortController();
  const { signal } = over;
  row.dataset.held = '';
  const placeAt = (clientY: number) => {
    const here = (middles[at] ?? 0) + clientY - from;
    return middles.filter((middle, other) => other !== at && middle < here).length;
  };
  const mark = (to: number) => {
    for (const [other, one] of rows.entries()) {
      one.toggleAttribute('data-before', other === to && to < at);
      one.toggleAttribute('data-after', other === to && to > at);
    }
  };
  const end = () => {
    over.abort();
    mark(at);
    delete row.dataset.held;
    row.style.translate = '';
  };
  const follow = ({ clientY }: PointerEvent) => {
    row.style.translate = `0 ${clientY - from}px`;
    mark(placeAt(clientY));
  };
  const letGo = ({ clientY }: PointerEvent) => {
    end();
    onMove(placeAt(clientY));
  };
  addEventListener('pointermove', follow, { signal });
  addEventListener('pointerup', letGo, { signal });
  addEventListener('pointercancel', end, { signal });
  addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal });
}
