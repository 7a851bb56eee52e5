type Step = { readonly title: string; readonly text: string };

type StepsProps = {
  title: string;
  steps: readonly Step[];
  /** For a band: the class of its ground. */
  sky?: string;
  /** For a band: down a ruler, or on the dark ground that its picture ends with. */
  look?: 'down' | 'deep' | undefined;
};

export function Steps({ title, steps, sky, look }: StepsProps) {
  const looks = [sky && 'band', look].filter(Boolean).map((look) => `steps--${look}`);
  return (
    <section className={['steps', ...looks, ...(sky ? [sky] : [])].join(' ')}>
      <div className="container">
        <h2>{title}</h2>
        <ol>
          {steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{sky ? <When title={title} /> : title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
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
