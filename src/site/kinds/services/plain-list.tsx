/** Short sentences, one below the other; the stylesheet of the page draws a rule over each. */
export function PlainList({ items }: { items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
