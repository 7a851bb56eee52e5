import { Folded } from './folded.tsx';

type Step = { readonly title: string; readonly text: string };

type StepsProps = {
  title: string;
  steps: readonly Step[];
  /** For a timetable, whose steps have times instead of numbers. */
  id?: 'timetable';
};

export function Steps({ title, steps, id }: StepsProps) {
  const list = (
    <ol>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
  return (
    <section className={id ? 'steps steps--timed' : 'steps'} id={id}>
      <div className="container">
        <h2>{title}</h2>
        {id ? (
          <Folded summary={`${steps[0]?.title} to ${steps.at(-1)?.title}`} onPhone>
            {list}
          </Folded>
        ) : (
          list
        )}
      </div>
    </section>
  );
}
