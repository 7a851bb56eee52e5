import { useEffect } from 'react';
import { slug } from '../../engine/kernel/slug.ts';
import { useIsHydrated } from '../../engine/widgets/hydration.tsx';
import { type Chip, Chips, withAddresses } from '../ui/chips.tsx';
import { setQuery, useQuery } from './query.ts';

type WorkFilterProps = {
  chips: readonly Chip[];
  /** The id of the element whose children are the case studies, each with `data-category`. */
  list: string;
  path: string;
};

/** Filters the case studies by category; the query string holds it, `?category=video`. */
export function WorkFilter({ chips, list, path }: WorkFilterProps) {
  const isHydrated = useIsHydrated();
  const categorySlug = useQuery(path, 'category');
  const chosen = chips.find(({ name }) => slug(name) === categorySlug) ?? chips[0];

  useEffect(() => {
    for (const row of document.getElementById(list)?.children ?? []) {
      // The page's rows are HTML elements, not SVG.
      const { dataset } = row as HTMLElement;
      row.toggleAttribute('hidden', chosen !== chips[0] && dataset.category !== chosen?.name);
    }
  }, [chosen, chips, list]);

  const choose = (name: string) =>
    setQuery(path, { category: name === chips[0]?.name ? '' : slug(name) }, 'push');
  return (
    <>
      <Chips
        label="Kinds of work"
        chips={isHydrated ? withAddresses(chips, path) : chips}
        chosen={chosen?.name}
        onChoose={choose}
      />
      <p className="filter-status" role="status">
        {chosen?.count === 0
          ? `No ${chosen.name} case study yet. Choose another kind, or ask us about it.`
          : `Showing ${chosen?.count} of ${chips[0]?.count}`}
      </p>
    </>
  );
}
