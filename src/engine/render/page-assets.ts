import { type Asset, assetPath, hashedName, withHashes } from '../assets/asset.ts';
import { withChunks } from '../bundle/browser-code.ts';
import type { Problem } from '../kernel/problem.ts';
import type { Frame } from './frame.ts';
import type { Drawn, PageRoute } from './page-route.ts';

/** The assets of one page: their names in its markup, and the pictures that it turns out to show. */
export class PageAssets {
  /** The drawn pictures on it. */
  readonly shows: Drawn['options'][] = [];
  /** The paths in the output of the pictures on it: drawn ones, then photographs. */
  readonly drawn: string[] = [];
  readonly photographs: string[] = [];
  /** Its share image; a page with a cover has none. */
  readonly card: Asset | undefined;
  readonly problems: Problem[] = [];
  readonly #frame: Frame;
  readonly #path: string;
  readonly #names: Map<string, string>;

  constructor(frame: Frame, { path, handle }: PageRoute) {
    this.#frame = frame;
    this.#path = path;
    this.card = handle.share.cover ? undefined : frame.card(handle.share);
    const known = [...(this.card ? [this.card] : []), ...frame.index];
    this.#names = new Map(known.map((asset) => [asset.name, hashedName(asset)]));
  }

  show(picture: Drawn): void {
    const asset = this.#frame.own.picture(picture);
    this.shows.push(picture.options);
    this.drawn.push(assetPath(asset));
    this.#names.set(asset.name, hashedName(asset));
  }

  /** An `<img>` may be a photograph's, or name a picture that nothing else has told of. */
  image(src: string): void {
    // The file for those who choose none of a photograph's sources, such as search engines.
    if (src.startsWith('/assets/media/')) this.photographs.push(src.slice(1));
    else if (src.startsWith('/assets/')) {
      const picture = this.#frame.own.pictureNamed(src.slice('/assets/'.length));
      if (picture) this.show(picture);
    }
  }

  /** Markup with the final names of the page's assets. */
  named(markup: string): string {
    const { assetNames, site } = this.#frame;
    const nameOf = (name: string) => this.#names.get(name) ?? assetNames.get(name);
    const { text, problems } = withHashes(markup, this.#path, { nameOf, base: site.settings.url });
    this.problems.push(...problems);
    return text;
  }

  /** The same of an attribute, which may name the chunks that a widget loads. */
  attribute(written: string): string {
    const { code, design } = this.#frame;
    return withChunks(this.named(written), code, design.browser);
  }
}
