import type { Site } from '../content/site.ts';

/** How we work: goal, how and proof side by side. */
export function How({ site }: { site: Site }) {
  const { howHeading, how } = site.pages.home;
  return (
    <section className="how container section">
      <h2 className="label">{howHeading}</h2>
      <div className="how__panels">
        {Object.entries(how).map(([id, { name, title, text }]) => (
          <div key={id} id={id}>
            <p className="how__name">{name}</p>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
