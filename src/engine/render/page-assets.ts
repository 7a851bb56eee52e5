import { type Asset, assetPath, hashedName, withHashes } from '../assets/asset.ts';
import { withChunks } from '../bundle/browser-code.ts';
import type { Problem } from '../kernel/problem.ts';
import type { Frame } from './frame.ts';
import type { Drawn, PageRoute } from './page-route.ts';

/** The assets of one page: their names in its markup, and the pictures that it turns out to show. */
export class PageAssets {
  readonly drawn = new Map<string, Asset>();
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
    this.drawn.set(assetPath(asset), asset);
    this.#names.set(asset.name, hashedName(asset));
  }

  named(markup: string): string {
    const { site, code, design } = this.#frame;
    const naming = { nameOf: (name: string) => this.#nameOf(name), base: site.settings.url };
    const { text, problems } = withHashes(markup, this.#path, naming);
    this.problems.push(...problems);
    return withChunks(text, code, design.browser);
  }

  #nameOf(name: string): string | undefined {
    const { assetNames, own } = this.#frame;
    const known = this.#names.get(name) ?? assetNames.get(name);
    if (known !== undefined) return known;
    // Only markup names it, as a text does a chart.
    const picture = own.pictureNamed(name);
    if (picture) this.show(picture);
    return this.#names.get(name);
  }
}
