import { highlight } from '../data/highlight.ts';
import type { Testimonial } from '../data/testimonial.ts';

/** A testimonial in its colour scheme, with its highlights marked. */
export function Quote({ words }: { words: Testimonial }) {
  const { testimonial, author, position, company, bgGradient } = words;
  return (
    <div className={`quote quote--${bgGradient}`}>
      <figure className="container">
        <blockquote>
          <p>
            {'“'}
            {highlight(testimonial).map(({ text, marked }) =>
              marked ? <mark key={text}>{text}</mark> : text,
            )}
            {'”'}
          </p>
        </blockquote>
        <figcaption>
          <b>{author}</b>
          <br />
          {position}, {company}
        </figcaption>
      </figure>
    </div>
  );
}
