import { type Picture, picture } from '../illustration/picture.ts';
import { piecePicture } from '../illustration/piece-picture.ts';
import { lightSchemeAt, schemeAt, schemeNames } from '../illustration/scheme.ts';
import type { SizeName } from '../illustration/sizes.ts';
import type { CardProps } from '../ui/card.tsx';
import type { AnyPicture } from '../ui/picture.tsx';
import type { Subject } from './subject.ts';

/** What a picture is made from; the path may name a place on a page. */
export type Pictured = Pick<Subject, 'path' | 'motif' | 'series'>;

/** Light from outside the frame, or along the pier; a whole lighthouse is kept for rare use. */
const shots = ['off', 'along'] as const;

/** The picture of a subject at a place in a row or grid: neighbours never share a scheme. */
export function rowPicture(subject: Pictured, index: number, size: SizeName = 'card'): Picture {
  const shot = shots[index % shots.length] ?? 'off';
  return picture({ ...drawn(subject), scheme: schemeAt(index), shot, size });
}

/** The wide picture at the top of a subject's own page; its scheme follows from its address. */
export function coverPicture(subject: Pictured, size: 'cover' | 'low' = 'cover'): Picture {
  const { seed, ...rest } = drawn(subject);
  return picture({ seed, ...rest, scheme: schemeAt(letterSum(seed)), shot: 'off', size });
}

/**
 * The picture under a page's title in other people's feeds: low bars and a light scheme, so that
 * the title stands clear in the upper left, and the tower on the right unless the figures fall.
 */
export function sharePicture(subject: Pictured): Picture {
  const { seed, series, ...rest } = drawn(subject);
  const falls = series && series.indexOf(Math.max(...series)) < series.length / 2;
  return picture({
    ...{ seed, ...(series && { series }), ...rest },
    scheme: lightSchemeAt(letterSum(seed)),
    shot: falls ? 'off' : 'along',
    size: 'share',
    deck: 0.89,
    tallest: 0.28,
  });
}

/** Where the beam shows a project, and which of its subjects is shown there. */
const beams = { page: 0, home: 1, work: 2 } as const;

/**
 * The beam on a project's work, from the right or the left in turn; its chart where it says nothing
 * of what the beam shows.
 */
export function workPicture(
  subject: Subject,
  place: keyof typeof beams,
  index: number,
  size: SizeName,
): AnyPicture {
  const { path, beam } = subject;
  const lit = beam?.subjects[beams[place]];
  if (!beam || !lit) return rowPicture(subject, index, size);
  const { brand, face } = beam;
  const from = index % 2 === 0 ? 'right' : 'left';
  const drawing = { kind: 'reveal', subject: lit, size, from } as const;
  return piecePicture({ seed: seedOf(path), brand, face, drawing });
}

/** What follows from the subject in every picture of it. */
function drawn({ path, motif, series }: Pictured) {
  return { seed: seedOf(path), motif, ...(series && { series }) };
}

function seedOf(path: string): string {
  return path.slice(1).replaceAll(/[/#]/g, '-');
}

/** A number that an address always has, and that is spread over many addresses. */
function letterSum(seed: string): number {
  return [...seed].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
}

/** A tall picture with room for words in its upper half: only light schemes, ink text on them. */
export function posterPicture(subject: Pictured, index: number): Picture {
  const scheme = lightSchemeAt(index);
  return picture({ ...drawn(subject), scheme, shot: 'off', size: 'poster', deck: 0.86 });
}

/** Where a row of pictures begins that comes after another picture: not with its scheme. */
function rowAfter(before: AnyPicture | undefined): number {
  return before ? (schemeNames as readonly string[]).indexOf(before.scheme) + 1 : 0;
}

/** A subject as a card tells of it. */
export type CardSubject = Subject & { readonly excerpt?: string };

/** Subjects as cards in a row, which may come after another picture. */
export function cardsOf(subjects: readonly CardSubject[], before?: AnyPicture): CardProps[] {
  const from = rowAfter(before);
  return subjects.map((subject, index) => {
    const { path, title, kind, excerpt } = subject;
    const picture = workPicture(subject, 'home', index + from, 'card');
    return { href: path, title, note: kind, picture, ...(excerpt && { text: excerpt }) };
  });
}
