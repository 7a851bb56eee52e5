import { useEffect } from 'react';
import { type Chip, Chips } from '../ui/chips.tsx';
import { useCategory } from './use-category.ts';

type WorkFilterProps = {
  chips: readonly Chip[];
  list: string;
  path: string;
};

/** Filters the case studies by category; the query string holds it, `?category=video`. */
export function WorkFilter({ chips, list, path }: WorkFilterProps) {
  const { chosen, choice } = useCategory(path, chips);
  useEffect(() => {
    for (const row of document.getElementById(list)?.children ?? []) {
      // The page's rows are HTML elements, not SVG.
      const { dataset } = row as HTMLElement;
      row.toggleAttribute('hidden', chosen !== chips[0] && dataset.category !== chosen?.name);
    }
  }, [chosen, chips, list]);

  return (
    <>
      <Chips label="Kinds of work" {...choice} />
      <p className="filter-status" role="status">
        {chosen?.count === 0
          ? `No ${chosen.name} case study yet. Choose another kind, or ask us about it.`
          : `Showing ${chosen?.count} of ${chips[0]?.count}`}
      </p>
    </>
  );
}
