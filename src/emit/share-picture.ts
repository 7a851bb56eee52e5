import { Resvg } from '@resvg/resvg-js';
import { scene } from '../illustration/scene.ts';
import { sizes } from '../illustration/sizes.ts';

/** What other sites show beside a link to ours: the pier by day, 1200 x 630 px, as PNG. */
export function sharePicture(): Uint8Array {
  const { width, height } = sizes.share;
  const options = { seed: 'share', motif: 'posts', scheme: 'noon', shot: 'wide' } as const;
  return new Resvg(scene({ ...options, width, height })).render().asPng();
}
