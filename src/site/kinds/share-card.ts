import { shareAsset } from '../../engine/kernel/path.ts';
import type { Photograph } from '../../engine/kernel/photograph.ts';
import type { Picture } from '../illustration/picture.ts';
import { sharePicture } from './pictures.ts';
import type { Drawn } from './subject.ts';

/** What other sites show beside a link to a page. */
export type ShareCard = {
  /** The picture's plain name, such as `share-work.png`. */
  readonly asset: string;
  /** The words on it. */
  readonly title: string;
  readonly picture: Picture;
  /** The page's own photograph, which other sites show instead. */
  readonly cover?: Photograph;
};

/** The card of a page; one that no other page shows as a card is a matter of posts. */
export function shareCard(
  page: { readonly path: string; readonly title: string },
  drawn: Drawn = { motif: 'posts' },
  cover?: Photograph,
): ShareCard {
  const { path, title } = page;
  let picture: Picture | undefined;
  return {
    asset: shareAsset(path),
    title,
    // Of most pages nobody asks for it: it is made only if the page has changed.
    get picture() {
      picture ??= sharePicture({ ...drawn, path });
      return picture;
    },
    ...(cover && { cover }),
  };
}
