import { slug } from '../../engine/kernel/slug.ts';
import { useIsHydrated } from '../../engine/widgets/hydration.tsx';
import { type Chip, withAddresses } from '../ui/chips.tsx';
import { setQuery, useQuery } from './query.ts';

/** The category in the query string, `?category=video`; by default the first chip, for all. */
export function useCategory(path: string, all: readonly Chip[]) {
  const isHydrated = useIsHydrated();
  const named = useQuery(path, 'category');
  const chosen = all.find(({ name }) => slug(name) === named) ?? all[0];
  const onChoose = (name: string) =>
    setQuery(path, { category: name === all[0]?.name ? '' : slug(name) }, 'push');
  const chips = isHydrated ? withAddresses(all, path) : all;
  return { chosen, choice: { chips, chosen: chosen?.name, onChoose } };
}
