type FaqsProps = {
  faqs: readonly { readonly q: string; readonly a: string }[];
};

export function Faqs({ faqs }: FaqsProps) {
  return (
    <div className="faqs">
      {faqs.map(({ q, a }) => (
        <details key={q}>
          <summary>{q}</summary>
          <p>{a}</p>
        </details>
      ))}
    </div>
  );
}
