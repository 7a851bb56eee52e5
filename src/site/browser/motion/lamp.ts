import styles from './lamp.css';

const sheet = new CSSStyleSheet({ media: 'screen' });
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);

/** How far the light of Home turns down from where it rests: to the foot of its tower, in degrees. */
const lowest = -80;

/** The light of Home follows the mouse, or a tap; the month that it points at says its figure. */
export function followPointer(): void {
  const hero = document.querySelector<HTMLElement>('.hero');
  const lamp = hero?.querySelector('circle');
  const beam = hero?.querySelector('.hero-beam');
  const sweep = beam?.parentElement;
  const figure = hero?.querySelector('.hero__tip b');
  if (!(hero && lamp && beam && sweep && figure)) return;
  const whole = figure.textContent ?? '';
  const what = / [^,]*/.exec(whole)?.[0] ?? '';
  const counts = hero.querySelector<SVGElement>('[data-counts]')?.dataset.counts?.split(' ') ?? [];
  const months = [...hero.querySelectorAll('text')].map((name, at) => ({
    name,
    title: name.textContent,
    says: `${name.textContent}: ${counts[at]}`,
  }));

  // Of its own: a transition and the animation of the beam would be one property.
  const light = document.createElementNS(lamp.namespaceURI, 'g') as SVGGElement;
  light.style.transformOrigin = getComputedStyle(beam).transformOrigin;
  light.style.transition = 'rotate 0.5s var(--ease), scale 0.5s var(--ease)';
  beam.replaceWith(light);
  light.append(beam);

  const turn = (degrees: number, month?: (typeof months)[number]) => {
    light.style.rotate = `${degrees}deg`;
    for (const { name, title, says } of months) {
      const isShown = name.classList.toggle('shown', name === month?.name);
      name.textContent = isShown ? says : title;
    }
    figure.textContent = month ? month.says + what : whole;
    // A narrow beam for one month.
    light.style.scale = month ? '1 0.35' : '1';
  };
  const follow = ({ x, y }: PointerEvent) => {
    const month = months.find(({ name }) => {
      const at = middleOf(name);
      return Math.abs(x - at.x) < at.width && y > at.y - at.width / 2;
    });
    const from = middleOf(lamp);
    const toX = month ? middleOf(month.name).x : x;
    // As low as the figure: in a wide window, to the foot of the month's column.
    const toY = month ? middleOf(figure).y : y;
    const down = (Math.atan2(toY - from.y, from.x - toX) * 180) / Math.PI;
    // Its core is a little below its middle: less so where it is narrow.
    const away = (month ? 1 : 3) - down;
    const scrolled = Number.parseFloat(getComputedStyle(sweep).rotate) || 0;
    turn(Math.max(lowest, Math.min(0, away)) - scrolled, month);
  };
  // A finger scrolls, and leaves at once.
  const byMouse = (act: (event: PointerEvent) => void) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') act(event);
  };
  hero.addEventListener('pointermove', byMouse(follow));
  hero.addEventListener(
    'pointerleave',
    byMouse(() => turn(0)),
  );
  hero.addEventListener('pointerdown', follow);
}

/** Where an element's middle is in the window, and how wide it is. */
function middleOf(element: Element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2, width };
}
