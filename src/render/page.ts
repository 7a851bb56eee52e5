import { assetPath, hashedName, withHashes } from '../assets/asset.ts';
import { pictureAsset } from '../assets/drawings.ts';
import { type PageFacts, pageFacts } from '../audit/page-facts.ts';
import { withChunks } from '../bundle/browser-code.ts';
import type { PictureOptions } from '../illustration/picture.ts';
import { outputPath } from '../kernel/path.ts';
import type { Problem } from '../kernel/problem.ts';
import type { PageRoute } from '../routes/page-route.ts';
import { headTags } from '../seo/head.ts';
import { document } from './document.ts';
import type { Frame } from './frame.ts';
import { renderLayout, renderPage } from './render-page.tsx';

/** What later stages need to know about a page: made with it, and cached. */
export type Page = {
  readonly facts: PageFacts;
  /** The pictures on it. */
  readonly shows: readonly PictureOptions[];
  /** The pictures' paths in the output. */
  readonly pictures: readonly string[];
  /** The share image's path in the output. */
  readonly card: string;
  readonly problems: readonly Problem[];
};

/** Renders a page's document. @param shared the facts that all pages share. */
export function makePage(
  route: PageRoute,
  frame: Frame,
  shared?: PageFacts,
): { content: string; page: Page } {
  const { path, handle } = route;
  const { body, pictures } = renderPage(route, frame);
  const shown = pictures.map((picture) => pictureAsset(picture, frame.drawing));
  const card = frame.card(handle.share);
  const own = [...shown, card, ...frame.index];
  const names = new Map(own.map((asset) => [asset.name, hashedName(asset)]));
  const nameOf = (name: string) => names.get(name) ?? frame.assetNames.get(name);
  const named = (text: string) => withHashes(text, path, { nameOf, base: frame.site.settings.url });
  const words = named(body);
  const head = named(headTags(handle.metadata, frame.site.settings.name));
  const content = document(frame.template, {
    head: head.text,
    body: withChunks(words.text, frame.code),
    script: frame.code.entry,
    build: frame.build,
    ...frame.styled(body),
  });
  const page = {
    facts: pageFacts(outputPath(path), content, shared),
    shows: pictures.map(({ options }) => options),
    pictures: shown.map(assetPath),
    card: assetPath(card),
    problems: [...head.problems, ...words.problems],
  };
  return { content, page };
}

/** The facts that all pages share: those of a page without content. */
export function frameFacts(frame: Frame): PageFacts {
  const content = document(frame.template, {
    head: '',
    body: renderLayout('/404', frame).join(''),
    script: frame.code.entry,
    build: frame.build,
    ...frame.styled(''),
  });
  return pageFacts('index.html', content);
}
