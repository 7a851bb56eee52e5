import { facePath, type Photograph } from '../../engine/kernel/photograph.ts';
import type { Person } from '../data/settings.ts';
import { PhotographImage } from './photograph.tsx';

type PortraitProps = {
  person: Person;
  /** The narrow one is for a row; the square one is decorative: it goes beside a name. */
  crop?: 'wide' | 'narrow' | 'square';
  /** For portraits below the fold. */
  lazy?: boolean;
};

/** A member of the agency: a photograph, or else a drawing. */
export function Portrait({ person, crop = 'wide', lazy = false }: PortraitProps) {
  if (crop === 'square')
    return <Face photograph={person.shown} drawn={`person-${person.id}-square`} lazy={lazy} />;
  const { shown, photograph, name, id } = person;
  const isNarrow = crop === 'narrow';
  return shown && photograph ? (
    <PhotographImage photograph={shown} alt={photograph.alt} use="portrait" className="portrait" />
  ) : (
    <img
      src={`/assets/person-${id}${isNarrow ? '-narrow' : ''}.svg`}
      width={isNarrow ? 328 : 480}
      height="400"
      alt={`Cut-paper portrait of ${name}`}
      loading={lazy ? 'lazy' : undefined}
    />
  );
}

type FaceProps = {
  photograph: Photograph | undefined;
  drawn: string;
  lazy?: boolean;
};

/** A small square portrait, for use beside a name. */
export function Face({ photograph, drawn, lazy = false }: FaceProps) {
  const src = photograph ? `/${facePath(photograph)}` : `/assets/${drawn}.svg`;
  return <img src={src} width="240" height="240" alt="" loading={lazy ? 'lazy' : undefined} />;
}
