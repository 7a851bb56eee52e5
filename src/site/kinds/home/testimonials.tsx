import type { Testimonial } from '../../data/testimonial.ts';
import { Quote } from '../../ui/quote.tsx';
import { Widget } from '../../widgets/widget.tsx';

type TestimonialsProps = { title: string; testimonials: readonly Testimonial[] };

/** What clients say: one at a time, with controls, or below each other without a script. */
export function Testimonials({ title, testimonials }: TestimonialsProps) {
  const items = testimonials.map(({ company, logo }) => ({
    name: company,
    logo: `/assets/logo-${logo}.svg`,
  }));
  return (
    <section className="testimonials" aria-roledescription="carousel" aria-label={title}>
      <h2 className="label container">{title}</h2>
      <div className="testimonials__slides" id="slides">
        {testimonials.map((words, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is no set of fields.
          <div
            key={words.id}
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${testimonials.length}`}
            data-chosen={index === 0 ? '' : undefined}
          >
            <Quote words={words} />
          </div>
        ))}
      </div>
      <Widget
        className="testimonials__controls controls"
        name="carousel"
        props={{ slides: 'slides', items }}
      />
    </section>
  );
}
