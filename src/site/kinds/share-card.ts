import { shareAsset } from '../../engine/kernel/path.ts';
import type { Photograph } from '../../engine/kernel/photograph.ts';
import type { ShareCard } from '../../engine/render/page-route.ts';
import type { Picture } from '../illustration/picture.ts';
import { sharePicture } from './pictures.ts';
import type { Drawn } from './subject.ts';

export type OwnShareCard = ShareCard & { readonly picture: Picture };

/** The card of a page. Pages that no other page shows as a card have a picture of posts. */
export function shareCard(
  page: { readonly path: string; readonly title: string },
  drawn: Drawn = { motif: 'posts' },
  cover?: Photograph,
): OwnShareCard {
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
