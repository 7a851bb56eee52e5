type Step = { readonly title: string; readonly text: string };

/** Steps in order, along a ruler. */
export function Steps({ title, steps }: { title: string; steps: readonly Step[] }) {
  return (
    <section className="steps">
      <div className="container">
        <h2>{title}</h2>
        <ol>
          {steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
