import styles from './animatic.css';

/** How long each frame is shown, and how long the next one takes to cover it, in ms. */
const [shown, wipe] = [2000, 500];
const count = 6;
const duration = shown * count;
const whole = { duration, fill: 'both' } as const;

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);

/** Plays storyboards as films, each while it can be seen and nobody has stopped it. */
export function playAnimatics(): void {
  for (const screen of document.querySelectorAll<HTMLElement>('main .animatic__screen')) {
    play(screen);
  }
}

function play(screen: HTMLElement): void {
  let film: Promise<Animation[]> | undefined;
  let isSeen = false;
  let isStopped = false;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'animatic__button';
  screen.append(button);
  const update = async () => {
    button.ariaLabel = isStopped ? 'Play the film' : 'Pause the film';
    button.toggleAttribute('data-stopped', isStopped);
    if (isSeen) film ??= filmOn(screen).catch(() => []);
    const moves = await film;
    // Without its frames there is nothing to stop.
    button.hidden = moves?.length === 0;
    // All end together, and begin anew.
    if (moves?.[0]) moves[0].onfinish = update;
    for (const one of moves ?? []) {
      if (isSeen && !isStopped) one.play();
      else one.pause();
    }
  };
  button.addEventListener('click', () => {
    isStopped = !isStopped;
    update();
  });
  const observer = new IntersectionObserver(
    (entries) => {
      isSeen = Boolean(entries.at(-1)?.isIntersecting);
      update();
    },
    { threshold: 0.4 },
  );
  observer.observe(screen);
}

/** Lays the frames over the screen, each with its motion, once all of them can be drawn. */
async function filmOn(screen: HTMLElement): Promise<Animation[]> {
  const file = screen.querySelector('img')?.src;
  // The film begins anew with its first frame, which therefore also covers the last.
  const frames = Array.from({ length: count + 1 }, (_, at) => {
    const clip = document.createElement('b');
    const inside = document.createElement('i');
    const image = new Image();
    image.alt = '';
    inside.append(image);
    clip.append(inside);
    image.src = `${file}#f${(at % count) + 1}`;
    return { clip, inside, image };
  });
  const [drawing] = await Promise.all([
    drawingIn(file ?? ''),
    ...frames.map(({ image }) => image.decode()),
  ]);
  screen.querySelector('img')?.after(...frames.map(({ clip }) => clip));
  const lines = drawing?.querySelector('desc')?.textContent.split('|');
  const moves = frames.flatMap(({ clip, inside, image }, at) => {
    const shots = act(drawing, inside, at) ?? [push(image, at)];
    const said = lines?.[at % count];
    if (said) inside.append(Object.assign(document.createElement('span'), { textContent: said }));
    return at === 0 ? shots : [...shots, ...cover(clip, inside, at)];
  });
  const ruler = screen.parentElement?.querySelector('.animatic__frames');
  if (!ruler) return moves;
  const head = document.createElement('i');
  head.className = 'animatic__head';
  const all = [...moves, head.animate({ transform: ['none', 'translateX(100%)'] }, whole)];
  ruler.append(head, chapters(all));
  return all;
}

/** A button over each frame beside the film, which takes the film there. */
function chapters(film: readonly Animation[]): Element {
  const box = document.createElement('div');
  box.className = 'animatic__chapters';
  for (let at = 0; at < count; at++) {
    const button = document.createElement('button');
    button.type = 'button';
    button.ariaLabel = `Frame ${at + 1}`;
    button.onclick = () => {
      for (const one of film) one.currentTime = at * shown;
    };
    box.append(button);
  }
  return box;
}

/** A frame comes in from the right; what is inside moves the other way, and so stays in place. */
function cover(clip: Element, inside: Element, at: number): Animation[] {
  const easing = getComputedStyle(clip).getPropertyValue('--ease');
  const slide = (layer: Element, transform: (away: number) => string) =>
    move(layer, [transform(90), transform(0)], [at * shown - wipe, at * shown], easing);
  return [
    slide(clip, (away) => `translateX(${away}%) skewX(-12deg)`),
    slide(inside, (away) => `skewX(12deg) translateX(${-away}%)`),
  ];
}

/** The camera nears one frame and draws back from the next. The last is still, as the first begins. */
function push(image: Element, at: number): Animation {
  const [from, to] = at % 2 ? [1.14, 1] : [1, at < count ? 1.14 : 1];
  const begin = Math.max(0, at * shown - wipe);
  const end = Math.min(duration, (at + 1) * shown);
  return move(image, [`scale(${from})`, `scale(${to})`], [begin, end]);
}

/** The file as a document: of an image no part can move. */
function drawingIn(file: string): Promise<Document | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.responseType = 'document';
    request.onloadend = () => resolve(request.responseXML);
    request.open('GET', file);
    request.send();
  });
}

/**
 * What moves in a frame's drawing says how: `data-moves="90,0 0,0"` goes from place to place, and
 * `data-moves="192,222 -16 18 0"` turns about a point. Undefined where nothing does.
 */
function act(drawing: Document | null, inside: Element, at: number): Animation[] | undefined {
  const art = drawing?.querySelector(`#f${(at % count) + 1} + svg`);
  if (!art?.querySelector('[data-moves]')) return undefined;
  const shot = document.importNode(art, true);
  inside.append(shot);
  // From when most of it is in until the next one comes.
  const begin = at % count ? at * shown - wipe / 2 : at * shown;
  const end = Math.min(duration, (at + 1) * shown - wipe);
  return [...shot.querySelectorAll<SVGElement>('[data-moves]')].map((part) => {
    const steps = (part.dataset.moves ?? '').split(' ');
    const px = (point: string, comma: string) => `${point.replace(',', `px${comma}`)}px`;
    const goes = steps.at(-1)?.includes(',');
    if (!goes) part.style.transformOrigin = px(steps.shift() ?? '', ' ');
    const transform = steps.map((one) =>
      goes ? `translate(${px(one, ',')})` : `rotate(${one}deg)`,
    );
    return move(part, transform, [begin, end], 'ease-in-out');
  });
}

/**
 * From transform to transform between two moments of the film, in ms; still before and after. Each
 * lasts as long as the film: with an `endDelay`, Chromium would animate it on the main thread.
 */
function move(
  layer: Element,
  transforms: readonly string[],
  [begin, end]: readonly [number, number],
  easing = 'linear',
): Animation {
  const steps = transforms.map((transform, at) => ({
    offset: (begin + ((end - begin) * at) / (transforms.length - 1)) / duration,
    transform,
    easing,
  }));
  const still = (at: 0 | 1) => ({ transform: transforms.at(-at), offset: at });
  return layer.animate([still(0), ...steps, still(1)], whole);
}
