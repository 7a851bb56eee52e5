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
  const ground = hero?.querySelector('.hero-ground');
  const art = ground?.parentElement;
  const figure = hero?.querySelector('.hero__tip b');
  if (!(hero && lamp && sweep && ground && art && figure)) return;
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
  const follow = ({ x, y }: PointerEvent) => {
    const from = middleOf(lamp);
    const down = (Math.atan2(y - from.y, from.x - x) * 180) / Math.PI;
    const scrolled = Number.parseFloat(getComputedStyle(sweep).rotate) || 0;
    const to = Math.max(lowest, Math.min(highest, -down)) - scrolled;
    const month = months.find((name) => {
      const at = middleOf(name);
      return Math.abs(x - at.x) < at.width && y > at.y - at.width / 2;
    });
    // Once all is measured, or it would be laid out twice.
    art.style.setProperty('--turn', `${to}deg`);
    say(month);
  };
  hero.addEventListener('pointermove', follow);
  hero.addEventListener('pointerdown', follow);
  hero.addEventListener('pointerleave', ({ pointerType }) => {
    // A finger leaves when it is lifted.
    if (pointerType !== 'mouse') return;
    art.style.removeProperty('--turn');
    say();
  });
}

/** Where an element's middle is in the window, and how wide it is. */
function middleOf(element: Element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2, width };
}
