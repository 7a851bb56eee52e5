import { shareAsset } from '../../engine/kernel/path.ts';
import type { Photograph } from '../../engine/kernel/photograph.ts';
import type { ShareCard } from '../../engine/render/page-route.ts';
import type { Picture } from '../illustration/picture.ts';
import { sharePicture } from './pictures.ts';
import type { Drawn } from './subject.ts';

export type OwnShareCard = ShareCard & { readonly picture: Picture };

/** A page's share card. Pages without a subject get a picture of posts. */
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
    // Lazy: most are unchanged, and their picture isn't needed.
    get picture() {
      picture ??= sharePicture({ ...drawn, path });
      return picture;
    },
    ...(cover && { cover }),
  };
}
