import { Folded } from './folded.tsx';

type Step = { readonly title: string; readonly text: string };

type StepsProps = {
  title: string;
  steps: readonly Step[];
  /** For a timetable, whose steps have times instead of numbers. */
  id?: 'timetable';
  /** For a band: the class of its ground. */
  sky?: string;
  /** For a band: down a ruler, or on the dark ground that its picture ends with. */
  look?: 'down' | 'deep' | undefined;
};

export function Steps({ title, steps, id, sky, look }: StepsProps) {
  const list = (
    <ol>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3>{sky ? <When title={title} /> : title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
  const looks = [id && 'timed', sky && 'band', look].filter(Boolean);
  const classes = ['steps', ...looks.map((look) => `steps--${look}`), ...(sky ? [sky] : [])];
  return (
    <section className={classes.join(' ')} id={id}>
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

/** “Week 1: go or no-go”, with the time above; a title without a time gets a number. */
function When({ title }: { title: string }) {
  const [, when, what] = /^([^:]+:) (.+)$/.exec(title) ?? [];
  return when ? (
    <>
      <b>{when}</b> {what}
    </>
  ) : (
    title
  );
}
