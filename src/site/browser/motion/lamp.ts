import styles from './lamp.css';

const sheet = new CSSStyleSheet({ media: 'screen' });
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);

/** How far the light of Home turns from where it rests: to the foot of its tower and up, in degrees. */
const [lowest, highest] = [-74, 12];

/** The light of Home follows the pointer and lights what it crosses; a month says its figure. */
export function followPointer(): void {
  const hero = document.querySelector<HTMLElement>('.hero');
  const lamp = hero?.querySelector('circle');
  const sweep = hero?.querySelector('.hero-sweep');
  const beam = hero?.querySelector<SVGElement>('.hero-beam');
  const ground = hero?.querySelector('.hero-ground');
  const figure = hero?.querySelector('.hero__tip b');
  if (!(hero && lamp && sweep && beam && ground && figure)) return;
  const whole = figure.textContent ?? '';
  const what = / [^,]*/.exec(whole)?.[0] ?? '';
  const months = [...hero.querySelectorAll('text')];

  // The same again over it, within the beam: it turns back inside, so it stays where it is.
  const [lit, inside] = [document.createElement('b'), document.createElement('b')];
  lit.className = 'hero-lit';
  lit.append(inside);
  inside.append(ground.cloneNode(true));
  for (const other of lit.querySelectorAll('g, g ~ *')) other.remove();
  ground.after(lit);

  let said: (typeof months)[number] | undefined;
  const say = (month?: typeof said) => {
    if (month === said) return;
    said = month;
    for (const name of months) name.classList.toggle('shown', name === month);
    figure.textContent = month ? month.textContent.replace(' ', ': ') + what : whole;
  };
  // Set on each: a variable would have everything inside looked at again.
  const turn = (by?: number) => {
    beam.style.transform = lit.style.transform = by === undefined ? '' : `rotate(${by}deg)`;
    inside.style.transform = by === undefined ? '' : `rotate(${-by}deg)`;
  };

  // On the page, which scrolling doesn't change.
  let from = middleOf(lamp);
  let boxes = months.map(middleOf);
  new ResizeObserver(() => {
    from = middleOf(lamp);
    boxes = months.map(middleOf);
  }).observe(hero);

  let latest: PointerEvent | undefined;
  const frame = () => {
    if (!latest) return;
    const { pageX: x, pageY: y } = latest;
    latest = undefined;
    const down = (Math.atan2(y - from.y, from.x - x) * 180) / Math.PI;
    const scrolled = Number.parseFloat(getComputedStyle(sweep).rotate) || 0;
    turn(Math.max(lowest, Math.min(highest, -down)) - scrolled);
    say(months[boxes.findIndex((at) => Math.abs(x - at.x) < at.width && y > at.y - at.width / 2)]);
  };
  const follow = (event: PointerEvent) => {
    if (!latest) requestAnimationFrame(frame);
    latest = event;
  };
  hero.addEventListener('pointermove', follow);
  hero.addEventListener('pointerdown', follow);
  hero.addEventListener('pointerleave', ({ pointerType }) => {
    // A finger leaves when it is lifted.
    if (pointerType !== 'mouse') return;
    latest = undefined;
    turn();
    say();
  });
}

/** Where an element's middle is on the page, and how wide it is. */
function middleOf(element: Element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: scrollX + x + width / 2, y: scrollY + y + height / 2, width };
}
