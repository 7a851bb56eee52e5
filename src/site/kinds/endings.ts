import { palette } from '../illustration/palette.ts';
import { picture } from '../illustration/picture.ts';
import { oppositeOf, type SchemeName, schemeBelow, schemes } from '../illustration/scheme.ts';
import type { SizeName } from '../illustration/sizes.ts';
import type { OwnPicture } from '../ui/closing.tsx';

type Ending = {
  readonly look: 'beside' | 'sky' | 'on' | 'round';
  readonly scheme: SchemeName;
  /** The colour of what the words stand on, if not the sky or, beside a picture, its opposite. */
  readonly ground?: string;
  /** Of what is lower than others of its look. */
  readonly size?: SizeName;
};

const { white, ink } = palette;

/** What pages end with, by the drawings in `illustration/art/endings/`. */
const endings: Readonly<Record<string, Ending>> = {
  'arch-bridge': { look: 'sky', scheme: 'noon', size: 'band' },
  barrier: { look: 'sky', scheme: 'lamp' },
  bench: { look: 'on', scheme: 'dawn', ground: white },
  'bridge-eye': { look: 'beside', scheme: 'brick' },
  'cable-bridge': { look: 'beside', scheme: 'noon' },
  castle: { look: 'sky', scheme: 'tide' },
  'chart-table': { look: 'beside', scheme: 'lamp' },
  court: { look: 'sky', scheme: 'night' },
  desk: { look: 'beside', scheme: 'noon' },
  feed: { look: 'on', scheme: 'brick', ground: white },
  'great-bridge': { look: 'beside', scheme: 'night' },
  gym: { look: 'sky', scheme: 'lamp' },
  hall: { look: 'on', scheme: 'night', ground: white },
  place: { look: 'round', scheme: 'brick', ground: white },
  scales: { look: 'beside', scheme: 'night' },
  table: { look: 'sky', scheme: 'tide', size: 'band' },
  train: { look: 'on', scheme: 'brick', ground: white },
  'tram-hill': { look: 'round', scheme: 'brick', ground: white },
  tug: { look: 'on', scheme: 'noon', ground: ink },
  viaduct: { look: 'beside', scheme: 'tide' },
  viewfinder: { look: 'on', scheme: 'noon', ground: ink },
  window: { look: 'on', scheme: 'noon', ground: white },
};

const shapes: Readonly<Record<string, SizeName>> = {
  beside: 'half',
  sky: 'ending',
  round: 'round',
};

/** The picture that shows what a page's head has come to, if it is drawn. */
export function endingOf(name: string, above: SchemeName | undefined): OwnPicture | undefined {
  const ending = endings[name];
  if (!ending) return undefined;
  const { look } = ending;
  const scheme = schemeBelow(above, ending.scheme, look === 'beside');
  const { sky, light } = schemes[look === 'beside' ? oppositeOf(scheme) : scheme];
  const { ground = sky } = ending;
  const composition = { view: 'ending', ending: name } as const;
  const size = ending.size ?? shapes[look] ?? 'closing';
  const isDark = ground === ink || (ground === sky && !light);
  return {
    look: isDark ? `${look} dark` : look,
    ground,
    picture: picture({ seed: 'ending', scheme, size, composition }),
  };
}
