/** Source: specification, section 9: the latest 16 points. */
const length = 16;
const diameter = 44;

type Point = { readonly x: number; readonly y: number };

/**
 * Spots of light along the pointer's latest positions, fading with age. When the pointer stops,
 * they go out one by one, and no frames are requested until it moves again.
 *
 * @param wanted checked on every move, since window size and preferences can change.
 */
export function trail(wanted: MediaQueryList): void {
  let discs: readonly HTMLElement[] | undefined;
  let points: readonly Point[] = [];
  let latest: Point | undefined;
  let isRunning = false;
  const frame = () => {
    points = latest ? [latest, ...points].slice(0, length) : points.slice(0, -1);
    latest = undefined;
    for (const [age, element] of discs?.entries() ?? []) place(element, points[age]);
    isRunning = points.length > 0;
    if (isRunning) requestAnimationFrame(frame);
  };
  addEventListener(
    'pointermove',
    ({ clientX, clientY, pointerType }) => {
      if (!wanted.matches || pointerType !== 'mouse') return;
      discs ??= createDiscs();
      latest = { x: clientX, y: clientY };
      if (isRunning) return;
      isRunning = true;
      requestAnimationFrame(frame);
    },
    { passive: true },
  );
}

function createDiscs(): readonly HTMLElement[] {
  const layer = document.createElement('div');
  layer.setAttribute('aria-hidden', 'true');
  const discs = Array.from({ length }, (_, age) => createDisc(age));
  layer.append(...discs);
  document.body.append(layer);
  return discs;
}

function createDisc(age: number): HTMLElement {
  const element = document.createElement('i');
  const size = diameter - age * 2;
  Object.assign(element.style, {
    position: 'fixed',
    left: `${-size / 2}px`,
    top: `${-size / 2}px`,
    width: `${size}px`,
    height: `${size}px`,
    borderRadius: '50%',
    background: 'radial-gradient(var(--beam), transparent 70%)',
    opacity: String(0.4 * (1 - age / length)),
    pointerEvents: 'none',
    zIndex: '60',
    visibility: 'hidden',
  });
  return element;
}

function place(element: HTMLElement, point: Point | undefined): void {
  element.style.visibility = point ? 'visible' : 'hidden';
  if (point) element.style.transform = `translate(${point.x}px, ${point.y}px)`;
}
