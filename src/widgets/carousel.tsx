import { type RefObject, useEffect, useRef, useState } from 'react';
import { Icon } from '../ui/icon.tsx';

type CarouselProps = {
  /** The id of the element that holds the slides. */
  slides: string;
  /** One for each slide: who speaks, and the picture that jumps to it. */
  items: readonly { readonly name: string; readonly logo: string }[];
};

/** How far a finger must travel sideways before it means a swipe, in px. */
const swipe = 40;

/**
 * The controls under a row of slides, which stand in the page: their words are the server's, only
 * the choice is ours. Nothing moves by itself.
 *
 * Source: WAI-ARIA Authoring Practices, carousel.
 */
export function Carousel({ slides, items }: CarouselProps) {
  const [index, setIndex] = useState(0);
  const step = (by: number) => setIndex((at) => (at + by + items.length) % items.length);
  const latest = useRef(step);
  latest.current = step;

  useEffect(() => {
    const all = [...(document.getElementById(slides)?.children ?? [])];
    for (const [at, slide] of all.entries()) slide.toggleAttribute('data-chosen', at === index);
  }, [slides, index]);
  useEffect(() => swipes(document.getElementById(slides), latest), [slides]);

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
      <p className="carousel__count" role="status">
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

/** A finger that goes sideways over the slides turns them; up and down still scrolls the page. */
function swipes(area: HTMLElement | null, step: RefObject<(by: number) => void>) {
  let from: Touch | undefined;
  const start = ({ touches }: TouchEvent) => {
    from = touches.length === 1 ? touches[0] : undefined;
  };
  const end = ({ changedTouches: [to] }: TouchEvent) => {
    if (!from || !to) return;
    const across = to.clientX - from.clientX;
    const down = to.clientY - from.clientY;
    if (Math.abs(across) > Math.max(swipe, Math.abs(down))) step.current(across < 0 ? 1 : -1);
  };
  area?.addEventListener('touchstart', start, { passive: true });
  area?.addEventListener('touchend', end);
  return () => {
    area?.removeEventListener('touchstart', start);
    area?.removeEventListener('touchend', end);
  };
}
