import { type Picture, picture } from '../illustration/picture.ts';
import { lightSchemeAt, schemeAt, schemeNames } from '../illustration/scheme.ts';
import type { SizeName } from '../illustration/sizes.ts';
import type { RelatedPage } from '../ui/related.tsx';
import type { Subject } from './subject.ts';

/** What a picture is made from; the path may name a place on a page. */
type Pictured = Pick<Subject, 'path' | 'motif' | 'series'>;

/** Light from outside the frame, or along the pier; a whole lighthouse is kept for rare use. */
const shots = ['off', 'along'] as const;

/** The picture of a subject at a place in a row or grid: neighbours never share a scheme. */
export function rowPicture(subject: Pictured, index: number, size: SizeName = 'card'): Picture {
  const shot = shots[index % shots.length] ?? 'off';
  return picture({ ...subject, seed: seedOf(subject), scheme: schemeAt(index), shot, size });
}

/** The wide picture at the top of a subject's own page; its scheme follows from its address. */
export function coverPicture(subject: Subject, size: 'cover' | 'low' = 'cover'): Picture {
  const seed = seedOf(subject);
  const scheme = schemeAt(letterSum(seed));
  return picture({ ...subject, seed, scheme, shot: 'off', size });
}

/**
 * The picture under a page's title in other people's feeds: low bars and a light scheme, so that
 * the title stands clear in the upper left, and the tower on the right unless the figures fall.
 */
export function sharePicture(subject: Pictured): Picture {
  const { motif, series } = subject;
  const seed = seedOf(subject);
  const falls = series && series.indexOf(Math.max(...series)) < series.length / 2;
  return picture({
    ...(series && { series }),
    seed,
    motif,
    scheme: lightSchemeAt(letterSum(seed)),
    shot: falls ? 'off' : 'along',
    size: 'share',
    deck: 0.89,
    tallest: 0.28,
  });
}

function seedOf({ path }: Pictured): string {
  return path.slice(1).replaceAll(/[/#]/g, '-');
}

/** A number that an address always has, and that is spread over many addresses. */
function letterSum(seed: string): number {
  return [...seed].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
}

/** A tall picture with room for words in its upper half: only light schemes, ink text on them. */
export function posterPicture(subject: Subject, index: number): Picture {
  const scheme = lightSchemeAt(index);
  const seed = seedOf(subject);
  return picture({ ...subject, seed, scheme, shot: 'off', size: 'poster', deck: 0.86 });
}

/** Where a row of pictures begins that comes after another picture: not with its scheme. */
export function rowAfter(before: Picture | undefined): number {
  return before ? schemeNames.indexOf(before.scheme) + 1 : 0;
}

/** Pages to go on to, as cards with pictures, below the page's own. */
export function relatedPages(
  paths: readonly string[],
  subjects: ReadonlyMap<string, Subject>,
  before: Picture | undefined,
): RelatedPage[] {
  const from = rowAfter(before);
  return paths.flatMap((path, index) => {
    const subject = subjects.get(path);
    if (!subject) return [];
    const { title, kind } = subject;
    return [{ path, title, kind, picture: rowPicture(subject, index + from) }];
  });
}
