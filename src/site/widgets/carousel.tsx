import { type RefObject, useEffect, useRef, useState } from 'react';
import { Icon } from '../ui/icon.tsx';

type CarouselProps = {
  slides: string;
  /** One per slide: the client's name, and the logo on the button that shows it. */
  items: readonly { readonly name: string; readonly logo: string }[];
};

/** Minimum horizontal distance of a swipe, in px. */
const swipeThreshold = 40;

/**
 * The controls of a carousel. The slides are static HTML in the page; this only chooses which one
 * shows. It doesn't rotate automatically.
 *
 * Source: WAI-ARIA Authoring Practices, carousel.
 */
export function Carousel({ slides, items }: CarouselProps) {
  const [index, setIndex] = useState(0);
  const step = (by: number) => setIndex((at) => (at + by + items.length) % items.length);
  const latest = useRef(step);
  latest.current = step;

  // Begins with the slide that the page shows.
  useEffect(() => setIndex(Math.max(slidesIn(slides).findIndex(isChosen), 0)), [slides]);
  useEffect(() => {
    for (const [at, slide] of slidesIn(slides).entries())
      slide.toggleAttribute('data-chosen', at === index);
  }, [slides, index]);
  useEffect(() => listenForSwipes(document.getElementById(slides), latest), [slides]);

  return (
    <div className="carousel container">
      <ul className="carousel__logos">
        {items.map(({ name, logo }, at) => (
          <li key={name}>
            <button
              type="button"
              aria-label={`Show ${name}`}
              aria-current={at === index ? 'true' : undefined}
              onClick={() => setIndex(at)}
            >
              <img src={logo} width="132" height="30" alt="" loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
      <p className="carousel__count visually-hidden" role="status">
        {index + 1} of {items.length}
      </p>
      <button
        className="carousel__arrow"
        type="button"
        aria-label="Previous"
        onClick={() => step(-1)}
      >
        <Icon name="previous" />
      </button>
      <button className="carousel__arrow" type="button" aria-label="Next" onClick={() => step(1)}>
        <Icon name="next" />
      </button>
    </div>
  );
}

const slidesIn = (id: string) => [...(document.getElementById(id)?.children ?? [])];

const isChosen = (slide: Element) => slide.hasAttribute('data-chosen');

/** Horizontal swipes change the slide; vertical ones still scroll the page. */
function listenForSwipes(area: HTMLElement | null, step: RefObject<(by: number) => void>) {
  let from: Touch | undefined;
  const start = ({ touches }: TouchEvent) => {
    from = touches.length === 1 ? touches[0] : undefined;
  };
  const end = ({ changedTouches: [to] }: TouchEvent) => {
    if (!from || !to) return;
    const dx = to.clientX - from.clientX;
    const dy = to.clientY - from.clientY;
    if (Math.abs(dx) > Math.max(swipeThreshold, Math.abs(dy))) step.current(dx < 0 ? 1 : -1);
  };
  area?.addEventListener('touchstart', start, { passive: true });
  area?.addEventListener('touchend', end);
  return () => {
    area?.removeEventListener('touchstart', start);
    area?.removeEventListener('touchend', end);
  };
}
