import type { Testimonial } from '../data/testimonial.ts';

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

/**
 * Splits `They told us to ==spend less==.` into runs of text. No HTML is involved, so a testimonial
 * cannot inject markup.
 */
export function highlight(text: string): { text: string; marked: boolean }[] {
  return text
    .split(/==(.+?)==/s)
    .map((part, index) => ({ text: part, marked: index % 2 === 1 }))
    .filter((run) => run.text !== '');
}
