import { deck } from '../../illustration/hero-deck.ts';
import styles from './lamp.css';

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);

/** How far the light of Home turns down from where it rests: to the foot of its tower, in degrees. */
const lowest = -80;

/** Where its core points as it is drawn, in degrees: along its lamp's height, and with all of it. */
const core = { narrow: -1, wide: -3 };

/** From a column's name up, what belongs to the column; in units of the drawing. */
const above = 60;

/** The light of Home follows the mouse, or a tap; the month that it points at says its figure. */
export function followPointer(): void {
  const hero = document.querySelector<HTMLElement>('.hero');
  const art = hero?.querySelector<SVGSVGElement>('.hero-art');
  const beam = art?.querySelector('.hero-beam');
  const sweep = beam?.parentElement;
  const figure = hero?.querySelector('.hero__tip b');
  if (!(hero && art && beam && sweep && figure)) return;
  const whole = figure.textContent ?? '';
  const what = / [^,]*/.exec(whole)?.[0] ?? '';
  const counts = art.querySelector<SVGElement>('[data-counts]')?.dataset.counts?.split(' ') ?? [];
  const months = [...art.querySelectorAll('text')].map((name, at) => {
    const [x = 0, y = 0] = ['x', 'y'].map((axis) => Number(name.getAttribute(axis)));
    return { name, x, y, says: `${name.textContent}: ${counts[at]}${what}` };
  });
  const wide = (months[1]?.x ?? 0) - (months[0]?.x ?? 0);

  // Of its own: a transition and the animation of the beam would be one property.
  const light = document.createElementNS(art.namespaceURI, 'g') as SVGGElement;
  const lamp = getComputedStyle(beam).transformOrigin;
  light.style.transformOrigin = lamp;
  light.style.transition = 'rotate 0.5s var(--ease), scale 0.5s var(--ease)';
  beam.replaceWith(light);
  light.append(beam);
  const [lampX = 0, lampY = 0] = lamp.split(' ').map(Number.parseFloat);

  const turn = (degrees: number) => {
    light.style.rotate = `${degrees}deg`;
  };
  let told: (typeof months)[number] | undefined;
  const tell = (month?: typeof told) => {
    if (month === told) return;
    told = month;
    art.classList.toggle('hero-art--told', month !== undefined);
    for (const { name } of months) name.classList.toggle('shown', name === month?.name);
    figure.textContent = month?.says ?? whole;
    // A narrow beam for one month.
    light.style.scale = month ? '1 0.35' : '1';
  };
  const follow = ({ clientX, clientY }: PointerEvent) => {
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(art.getScreenCTM()?.inverse());
    const month = months.find((one) => Math.abs(x - one.x) < wide / 2 && y > one.y - above);
    const [toX, toY] = month ? [month.x, (month.y + deck) / 2] : [x, y];
    const angle = ((Math.atan2(toY - lampY, toX - lampX) * 180) / Math.PI + 360) % 360;
    const away = angle - 180 - (month ? core.narrow : core.wide);
    const scrolled = Number.parseFloat(getComputedStyle(sweep).rotate) || 0;
    turn(Math.max(lowest, Math.min(0, away)) - scrolled);
    tell(month);
  };
  const byMouse = (act: (event: PointerEvent) => void) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') act(event);
  };
  const rest = () => {
    turn(0);
    tell();
  };
  hero.addEventListener('pointermove', byMouse(follow));
  hero.addEventListener('pointerleave', byMouse(rest));
  hero.addEventListener('pointerdown', follow);
}
