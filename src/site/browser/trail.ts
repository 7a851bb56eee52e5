/** Source: specification, section 9: the latest 16 points. */
const length = 16;
/** Of the beam at the pointer; it narrows to nothing behind it. */
const thickness = 14;

type Point = { readonly x: number; readonly y: number };

/**
 * A beam of light through the pointer's latest positions, narrower and fainter with age. When the
 * pointer stops, it goes out stroke by stroke, and no frames are requested until it moves again.
 *
 * @param wanted checked on every move, since window size and preferences can change.
 */
export function trail(wanted: MediaQueryList): void {
  let strokes: readonly HTMLElement[] | undefined;
  let points: readonly Point[] = [];
  let latest: Point | undefined;
  let isRunning = false;
  const frame = () => {
    points = latest ? [latest, ...points].slice(0, length) : points.slice(0, -1);
    latest = undefined;
    for (const [age, element] of strokes?.entries() ?? []) {
      place(element, points[age], points[age + 1]);
    }
    isRunning = points.length > 0;
    if (isRunning) requestAnimationFrame(frame);
  };
  addEventListener(
    'mousemove',
    ({ clientX, clientY }) => {
      if (!wanted.matches) return;
      strokes ??= createStrokes();
      latest = { x: clientX, y: clientY };
      if (isRunning) return;
      isRunning = true;
      requestAnimationFrame(frame);
    },
    { passive: true },
  );
}

/** One between each two points. */
function createStrokes(): readonly HTMLElement[] {
  const layer = document.createElement('div');
  layer.setAttribute('aria-hidden', 'true');
  const strokes = Array.from({ length: length - 1 }, (_, age) => createStroke(1 - age / length));
  layer.append(...strokes);
  document.body.append(layer);
  return strokes;
}

/** @param share of thickness and light: 1 at the pointer. */
function createStroke(share: number): HTMLElement {
  const element = document.createElement('i');
  const height = thickness * share;
  Object.assign(element.style, {
    position: 'fixed',
    left: '0',
    top: `${-height / 2}px`,
    width: '1px',
    height: `${height}px`,
    transformOrigin: '0 50%',
    willChange: 'transform',
    background: 'var(--beam)',
    opacity: String(0.35 * share),
    pointerEvents: 'none',
    zIndex: '60',
    visibility: 'hidden',
  });
  return element;
}

function place(element: HTMLElement, from: Point | undefined, to: Point | undefined): void {
  element.style.visibility = from && to ? 'visible' : 'hidden';
  if (!from || !to) return;
  const [across, down] = [to.x - from.x, to.y - from.y];
  const turn = `rotate(${Math.atan2(down, across)}rad) scaleX(${Math.hypot(across, down)})`;
  element.style.transform = `translate(${from.x}px, ${from.y}px) ${turn}`;
}
