import { beamShape, type LampSide, lampOf, type Point } from '../../illustration/beam-shape.ts';
import { cover, element, layerOver, onceSeen, part } from './layer.ts';

/** Lets the light on the pictures of projects turn: in with the page, and after the pointer. */
export function turnBeams(): void {
  // A page that follows saves is entered again: a layer's own pictures get no layer. Neither does
  // one that moves between two pages, until it is there: its layer would stay behind.
  const pictures = 'main img[src*="-reveal-"]:not(.layered img, [style])';
  for (const image of document.querySelectorAll<HTMLImageElement>(pictures)) turnBeam(image);
}

/** Over the picture lie its dark and lit states, the lit one within a beam that can be turned. */
function turnBeam(image: HTMLImageElement): void {
  const layer = layerOver(image, 'beam');
  const dark = element('img', '');
  const rim = element('b', '', layer);
  element('i', '', rim);
  const lit = element('b', '', layer);
  const inside = element('img', '');
  const all = element('img', 'beam__all');

  let lamp = origin;
  /** Where the middle of the beam points as it is drawn, in degrees. */
  let rest = 0;
  const draw = () => {
    if (!image.naturalWidth) return;
    // Not before: a picture without a source is a broken one.
    if (!dark.parentNode) {
      layer.prepend(dark);
      lit.append(inside);
      layer.append(all);
    }
    const from = sideOf(image.src);
    const size = cover(layer, image);
    dark.src = part(image, 'dark');
    inside.src = all.src = part(image, 'lit');
    lamp = lampOf(size, from);
    rest = middle(beamShape(size, from));
    layer.style.setProperty('--lamp', `${lamp[0]}px ${lamp[1]}px`);
    layer.style.setProperty('--away', from.endsWith('left') ? '-100deg' : '100deg');
    for (const [part, wider] of [
      [rim, Math.min(size.width, size.height) * 0.03],
      [lit, 0],
    ] as const) {
      const shape = beamShape(size, from, wider);
      part.style.setProperty('--wide', polygon(shape));
      part.style.setProperty('--narrow', polygon(narrowed(shape)));
    }
  };
  image.addEventListener('load', draw);
  new ResizeObserver(draw).observe(image);

  const turn = (degrees: number, isPointed: boolean) => {
    layer.classList.toggle('beam--sweeps', !isPointed);
    layer.classList.toggle('beam--points', isPointed);
    layer.style.setProperty('--turn', `${degrees}deg`);
  };
  const follow = ({ clientX, clientY, pointerType }: PointerEvent) => {
    if (pointerType === 'touch') return;
    const { left, top } = layer.getBoundingClientRect();
    const angle = degreesTo([clientX - left - lamp[0], clientY - top - lamp[1]]) - rest;
    turn(Math.max(-reach, Math.min(reach, within(angle))), true);
  };
  const link = image.closest<HTMLElement>('a, .case-row');
  const box = link ?? layer.parentElement;
  box?.addEventListener('pointermove', follow);
  box?.addEventListener('pointerleave', () => turn(0, false));
  link?.addEventListener('focusin', () => sweep(layer));
  layer.className += onceSeen(image, 0.25, () => sweep(layer)) ? ' beam--away' : ' beam--sweeps';
}

const origin: Point = [0, 0];

/** How far it turns to either side after the pointer, in degrees: no further than the picture. */
const reach = 28;

/** A beam that leaves about half of the picture dark. */
function narrowed([from = origin, one = origin, other = origin, to = origin]: readonly Point[]) {
  const between = ([x, y]: Point, [toX, toY]: Point): Point => [
    x + (toX - x) * 0.3,
    y + (toY - y) * 0.3,
  ];
  return [from, between(one, other), between(other, one), to];
}

/** The lamp turns until the beam is where it is drawn. */
function sweep(layer: HTMLElement): void {
  layer.classList.add('beam--away');
  // Else both positions would be one.
  layer.getBoundingClientRect();
  layer.classList.replace('beam--away', 'beam--sweeps');
}

/** From the file's name: `projects-calm-dog-reveal-above-left-1x2y3z.svg`. */
function sideOf(path: string): LampSide {
  const [, above = '', side = 'right'] = /-reveal-(above-)?(left|right)-/.exec(path) ?? [];
  return `${above && 'above '}${side}` as LampSide;
}

function middle([[x, y] = origin, ...ends]: readonly Point[]): number {
  const [first = 0, second = 0] = ends.map(([endX, endY]) => degreesTo([endX - x, endY - y]));
  return first + within(second - first) / 2;
}

const degreesTo = ([x, y]: Point) => (Math.atan2(y, x) * 180) / Math.PI;

/** The same turn, at most half a circle. */
const within = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180;

function polygon(points: readonly Point[]): string {
  return `polygon(${points.map(([x, y]) => `${x}px ${y}px`).join()})`;
}
