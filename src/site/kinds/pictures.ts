import {
  type Composition,
  compositionKey,
  type Picture,
  picture,
} from '../illustration/picture.ts';
import { type PieceDrawing, piecePicture } from '../illustration/piece-picture.ts';
import {
  lightSchemeAt,
  type SchemeName,
  schemeAt,
  schemeNames,
  schemes,
  vividSchemeAt,
} from '../illustration/scheme.ts';
import type { SizeName } from '../illustration/sizes.ts';
import type { CardProps } from '../ui/card.tsx';
import type { OwnPicture } from '../ui/closing.tsx';
import type { AnyPicture } from '../ui/picture.tsx';
import type { Drawn, Subject } from './subject.ts';

/** The path may include a fragment. */
type Pictured = Drawn & Pick<Subject, 'path'>;

type Row = {
  readonly size: SizeName;
  readonly schemeAt: (index: number) => SchemeName;
  /** Other pictures on the page, whose compositions must not be repeated. */
  readonly others?: readonly AnyPicture[];
};

/** Pictures for several subjects: neighbours differ in scheme, and all in composition. */
export function pictureRow(subjects: readonly Pictured[], row: Row): Picture[] {
  const { size, schemeAt, others = [] } = row;
  const taken = new Set(others.flatMap(compositionOf));
  return subjects.map((subject, index) => {
    const composition = freeComposition(subject, index, taken);
    taken.add(compositionKey(composition));
    return picture({ seed: seedOf(subject), scheme: schemeAt(index), size, composition });
  });
}

/** The preferred picture; every second one in a row shows its bars from another side. */
export function bestPicture(
  subject: Pictured,
  size: SizeName,
  scheme: SchemeName,
  index = 0,
): Picture {
  const [composition] = compositions(subject, index);
  return picture({ seed: seedOf(subject), scheme, size, composition });
}

/** What a page begins with, counted in the dark: another composition of the same things. */
export function countedPicture(
  { path, motif }: Extract<Pictured, { motif: unknown }>,
  head: Picture,
): Picture {
  const composition = freeComposition({ motif }, 0, new Set([keyOf(head)]));
  return picture({ seed: seedOf({ path }), scheme: 'night', size: 'case', composition });
}

/** A place in the dark for the end of its page, under words in its sky. */
export function skyline(subject: Pictured): OwnPicture {
  const shown = (size: SizeName) => whole(bestPicture(subject, size, 'night'));
  const { sky: ground } = schemes.night;
  return { look: 'sky dark', ground, picture: shown('cover'), narrow: shown('card') };
}

/** The picture under the words at the top of a page, which are in its sky. */
export function underWords(subject: Pictured, size: 'low' | 'screen'): Picture {
  return whole(bestPicture(subject, size, vividSchemeAt(letterSum(seedOf(subject)))));
}

/** With all of its light in the frame, for words above. */
export function whole({ options }: Picture): Picture {
  return picture({ ...options, composition: { ...options.composition, isWhole: true } });
}

/** A picture in a row or grid: neighbours differ in scheme. */
export function rowPicture(subject: Pictured, index: number, size: SizeName): Picture {
  return bestPicture(subject, size, schemeAt(index), index);
}

/** Compositions in order of preference: figures or an own view, then the motif from either side. */
function compositions(drawn: Drawn, index: number): [Composition, ...Composition[]] {
  if ('chart' in drawn) return [{ view: 'series', chart: drawn.chart }];
  const { motif, view } = drawn;
  const off = { view: 'off', motif } as const;
  const along = { view: 'along', motif } as const;
  const wide = { view: 'wide', motif } as const;
  const bars = index % 2 ? ([along, off, wide] as const) : ([off, along, wide] as const);
  return view ? [{ view }, ...bars] : [...bars];
}

function freeComposition(drawn: Drawn, index: number, taken: ReadonlySet<string>): Composition {
  const choices = compositions(drawn, index);
  return choices.find((one) => !taken.has(compositionKey(one))) ?? choices[0];
}

const compositionOf = (other: AnyPicture) =>
  'composition' in other.options ? [keyOf(other as Picture)] : [];

const keyOf = ({ options }: Picture) => compositionKey(options.composition);

/** The wide picture of a subject's own page; its scheme is derived from its address. */
export function coverPicture(subject: Pictured, size: SizeName = 'cover'): Picture {
  const own = schemeAt(letterSum(seedOf(subject)));
  // A chart follows a turning point, which ends on yellow: avoid a yellow chart.
  return bestPicture(subject, size, 'chart' in subject && own === 'lamp' ? 'noon' : own);
}

/**
 * The picture for share cards: low bars and a light scheme leave the upper left free for the title,
 * with the tower on the right.
 */
export function sharePicture(subject: Pictured): Picture {
  const seed = seedOf(subject);
  const composition: Composition =
    'chart' in subject
      ? { view: 'series', chart: subject.chart, isLow: true }
      : { view: 'along', motif: subject.motif, deck: 0.89, tallest: 0.28 };
  return picture({ seed, scheme: lightSchemeAt(letterSum(seed)), size: 'share', composition });
}

/** Which of a project's subjects each place shows; cards on other pages take turns. */
const beams = { page: 0, home: 1, work: 2 } as const;

/** The lamp's side for each picture in a row: pictures near each other differ. */
const lampSides = ['right', 'left', 'above right', 'above left'] as const;

/**
 * The beam on a project's work, from another side for each picture in a row, or all of it `lit`, or
 * `whole` until the beam turns; the project's chart if it has no subjects for the beam.
 */
export function workPicture(
  subject: Subject,
  place: keyof typeof beams | number,
  index: number,
  size: SizeName,
  kind: 'reveal' | 'whole' | 'lit' = 'reveal',
): AnyPicture {
  const { beam } = subject;
  const shown = beam?.subjects[typeof place === 'number' ? place : beams[place]];
  if (!beam || !shown) return rowPicture(subject, index, size);
  const { brand, face } = beam;
  const from = lampSides[index % lampSides.length] ?? 'right';
  const isWhole = kind === 'whole' || undefined;
  const drawing: PieceDrawing =
    kind === 'lit'
      ? { kind, subject: shown, size }
      : { kind: 'reveal', subject: shown, size, from, isWhole };
  return piecePicture({ seed: seedOf(subject), brand, face, drawing });
}

/**
 * The beam on a project's work for the top of its page, with a nearly square drawing for phones.
 * Undefined without subjects for the beam. The lamp's side is derived from the address.
 */
export function beamCover(subject: Subject): Record<'picture' | 'narrow', AnyPicture> | undefined {
  if (!subject.beam) return undefined;
  const index = Math.floor(letterSum(seedOf(subject)) / 8);
  const shown = (size: SizeName) => workPicture(subject, 'page', index, size, 'whole');
  return { picture: shown('cover'), narrow: shown('case') };
}

/** What a page’s drawings are drawn from and their file names begin with, such as `projects-calm-dog`. */
export function seedOf({ path }: Pick<Subject, 'path'>): string {
  return path.slice(1).replaceAll(/[/#]/g, '-');
}

/** A cheap hash of an address. */
function letterSum(seed: string): number {
  return [...seed].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
}

/** Subjects as cards in a row, avoiding the scheme of the picture before them, and the compositions of it and others on their page. */
export function cardsOf(
  subjects: readonly Subject[],
  before?: AnyPicture,
  ...others: readonly AnyPicture[]
): (CardProps & { picture: AnyPicture })[] {
  const from = before ? (schemeNames as readonly string[]).indexOf(before.scheme) + 1 : 0;
  const schemes = (index: number) => schemeAt(index + from);
  const pictures = pictureRow(subjects, {
    size: 'card',
    schemeAt: schemes,
    others: before ? [before, ...others] : others,
  });
  return subjects.flatMap((subject, index) => {
    const { path, title, kind, beam } = subject;
    const choices = beam?.subjects.map((_, at) => at).slice(1) ?? [];
    const turn = choices[letterSum(before?.options.seed ?? '') % choices.length] ?? 0;
    const picture = beam ? workPicture(subject, turn, index, 'card') : pictures[index];
    return picture ? [{ href: path, title, note: kind, picture }] : [];
  });
}
