export type Chip = { readonly name: string; readonly count: number; readonly href: string };

/** Categories with how many of each there are; a chip leads to the first of its kind. */
export function Chips({ label, chips }: { label: string; chips: readonly Chip[] }) {
  return (
    <nav className="chips" aria-label={label}>
      <ul>
        {chips.map(({ name, count, href }) => (
          <li key={name}>
            {count > 0 ? (
              <a href={href}>
                {name} <sup>{count}</sup>
              </a>
            ) : (
              <span>
                {name} <sup>0</sup>
              </span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A chip for all items, then one for each category; items carry the ids that chips lead to. */
export function categoryChips(
  categories: readonly string[],
  items: readonly { readonly category: string }[],
): Chip[] {
  const chip = (name: string): Chip => ({
    name,
    count: items.filter(({ category }) => category === name).length,
    href: `#${categoryId(name)}`,
  });
  return [{ name: 'All', count: items.length, href: '#all' }, ...categories.map(chip)];
}

/** `Paid Ads` → `category-paid-ads`. */
export function categoryId(category: string): string {
  return `category-${category.toLowerCase().replaceAll(' ', '-')}`;
}

/** The id of an item's category where the item is the first of it, else undefined. */
export function firstOfCategory(
  items: readonly { readonly category: string }[],
  index: number,
): string | undefined {
  const category = items[index]?.category;
  const first = items.findIndex((item) => item.category === category);
  return category && first === index ? categoryId(category) : undefined;
}
