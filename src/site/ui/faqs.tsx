type FaqsProps = {
  /** Whether the first answer is seen at once. */
  isOpen?: boolean;
  faqs: readonly { readonly q: string; readonly a: string }[];
};

export function Faqs({ faqs, isOpen = false }: FaqsProps) {
  return (
    <div className="faqs">
      {faqs.map(({ q, a }, at) => (
        <details key={q} open={isOpen && at === 0}>
          <summary>{q}</summary>
          <p>{a}</p>
        </details>
      ))}
    </div>
  );
}
