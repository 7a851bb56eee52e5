import { Widget } from '../../widgets/widget.tsx';
import type { Site } from '../site.ts';

/** How we work: goal, how and proof behind three tabs, or below each other without a script. */
export function How({ page: { howHeading, how } }: { page: Site['pages']['home'] }) {
  const panels = Object.entries(how).map(([id, panel]) => ({ id, ...panel }));
  const tabs = panels.map(({ id, name }) => ({ id, name }));
  return (
    <section className="how dark">
      <div className="container section">
        <h2 className="label">{howHeading}</h2>
        <Widget
          className="controls"
          name="tabs"
          props={{ label: howHeading, tabs, initial: 'how' }}
        />
        <div className="how__panels">
          {panels.map(({ id, name, title, text }) => (
            <div
              key={id}
              id={id}
              role="tabpanel"
              aria-labelledby={`tab-${id}`}
              data-chosen={id === 'how' ? '' : undefined}
            >
              <p className="tabs__name how__name">{name}</p>
              <h3>{title}</h3>
              <p>{text}</p>
              <img src={`/assets/how-${id}.svg`} width="752" height="320" alt="" loading="lazy" />
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
