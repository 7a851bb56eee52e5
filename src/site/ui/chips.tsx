import type { MouseEvent } from 'react';
import { slug } from '../../engine/kernel/slug.ts';

export type Chip = {
  readonly name: string;
  readonly count: number;
  /** The link's target, used until the widget is hydrated. */
  readonly href: string;
};

type ChipsProps = {
  label: string;
  chips: readonly Chip[];
  /** The selected chip's name; undefined at build. */
  chosen?: string | undefined;
  onChoose?: (name: string) => void;
};

/**
 * Categories with their counts. A chip filters by its category; without JavaScript it links to the
 * category's first item.
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

/** A chip for all items, then one per category, each linking to its first item's id. */
export function categoryChips(
  categories: readonly string[],
  items: readonly { readonly category: string }[],
  shown = items,
): Chip[] {
  const byCategory = Map.groupBy(items, ({ category }) => category);
  const chip = (name: string): Chip => ({
    name,
    count: byCategory.get(name)?.length ?? 0,
    href: shown.some(({ category }) => category === name) ? `#${categoryId(name)}` : '#all',
  });
  return [{ name: 'All', count: items.length, href: '#all' }, ...categories.map(chip)];
}

/** Chips that link to their own filter, so that it can be shared and opened in another tab. */
export function withAddresses(chips: readonly Chip[], path: string): Chip[] {
  return chips.map((chip, at) => ({
    ...chip,
    href: at === 0 ? path : `${path}?category=${slug(chip.name)}`,
  }));
}

/** `Paid Ads` → `category-paid-ads`. */
function categoryId(category: string): string {
  return `category-${slug(category)}`;
}

/** The id of an item's category if it is that category's first item, else undefined. */
export function firstOfCategory(
  items: readonly { readonly category: string }[],
  index: number,
): string | undefined {
  const category = items[index]?.category;
  const first = items.findIndex((item) => item.category === category);
  return category && first === index ? categoryId(category) : undefined;
}
