import type { Person } from '../data/settings.ts';

type PortraitProps = {
  person: Person;
  /** The square one stands beside a name, which says who it is. */
  crop?: 'wide' | 'square';
  /** Below the first view it is loaded when it comes near. */
  lazy?: boolean;
};

/** Somebody of the agency in cut paper. */
export function Portrait({ person, crop = 'wide', lazy = false }: PortraitProps) {
  return crop === 'wide' ? (
    <img
      src={`/assets/person-${person.id}.svg`}
      width="480"
      height="400"
      alt={`Cut-paper portrait of ${person.name}`}
      loading={lazy ? 'lazy' : undefined}
    />
  ) : (
    <img src={`/assets/person-${person.id}-square.svg`} width="240" height="240" alt="" />
  );
}
