import type { MouseEvent } from 'react';
import { slug } from '../kernel/slug.ts';

export type Chip = {
  readonly name: string;
  readonly count: number;
  /** Where the chip leads before a script takes it over. */
  readonly href: string;
};

type ChipsProps = {
  label: string;
  chips: readonly Chip[];
  /** The name of the one that is chosen, where a script can tell. */
  chosen?: string | undefined;
  onChoose?: (name: string) => void;
};

/**
 * Categories with how many of each there are. Without a script a chip leads to the first of its
 * kind; with one it chooses.
 */
export function Chips({ label, chips, chosen, onChoose }: ChipsProps) {
  const choose = (event: MouseEvent, name: string) => {
    if (!onChoose || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onChoose(name);
  };
  return (
    <nav className="chips" aria-label={label}>
      <ul>
        {chips.map(({ name, count, href }) => (
          <li key={name}>
            <a
              href={href}
              aria-current={chosen === name ? 'true' : undefined}
              onClick={(event) => choose(event, name)}
            >
              {name} <sup>{count}</sup>
            </a>
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
  shown = items,
): Chip[] {
  const chip = (name: string): Chip => ({
    name,
    count: items.filter(({ category }) => category === name).length,
    href: shown.some(({ category }) => category === name) ? `#${categoryId(name)}` : '#all',
  });
  return [{ name: 'All', count: items.length, href: '#all' }, ...categories.map(chip)];
}

/** Chips whose links can be copied, sent and opened in another tab. */
export function withAddresses(chips: readonly Chip[], path: string): Chip[] {
  return chips.map((chip, at) => ({
    ...chip,
    href: at === 0 ? path : `${path}?category=${slug(chip.name)}`,
  }));
}

/** `Paid Ads` → `category-paid-ads`. */
export function categoryId(category: string): string {
  return `category-${slug(category)}`;
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
