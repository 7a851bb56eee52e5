import { assetPath } from '../assets/asset.ts';
import { type PageFacts, pageFacts } from '../audit/page-facts.ts';
import { isMediaFile, outputPath } from '../kernel/path.ts';
import { britishDate } from '../kernel/text.ts';
import { headTags, noindexTag } from '../seo/head.ts';
import { document, type Frame } from './frame.ts';
import { PageAssets } from './page-assets.ts';
import type { PageRoute } from './page-route.ts';
import { renderPage } from './render-page.tsx';

export function makePage(route: PageRoute, frame: Frame) {
  const { path } = route;
  const { metadata } = route.handle;
  const assets = new PageAssets(frame, route);
  const rendered = renderPage(route, {
    ...{ ...frame, layout: frame.design.layout },
    finish(main, pictures) {
      for (const picture of pictures) assets.show(picture);
      return assets.named(heldNote(path, frame) + main);
    },
  });
  const head = assets.named(headTags(metadata, frame.site.settings.name));
  const parts = { head, ...frame.parts, ...frame.styled(rendered.body) };
  const own = document(frame.template, { ...parts, body: rendered.main });
  const facts = pageFacts(outputPath(path), own, frame.facts(), frame.site.settings.url);
  const page = {
    facts,
    /** The paths in the output of the files of `content/media/` that it shows or links to. */
    media: mediaOf(facts, frame.site.settings.url),
    /** The output paths of its drawings, and then of its photographs. */
    pictures: [...assets.drawn.keys(), ...photographsIn(rendered.main)],
    ...(assets.card && { card: assetPath(assets.card) }),
    problems: assets.problems,
  };
  // Added after the facts, so that a copy that is not to be listed still has its links audited.
  const robots = frame.noindex && metadata.indexed ? `${noindexTag}\n` : '';
  const whole = { ...parts, head: robots + head, body: rendered.body };
  return { content: document(frame.template, whole), page, drawn: assets.drawn };
}

function heldNote(path: string, { site, marksHeld }: Frame): string {
  const held = marksHeld ? site.held.find((page) => page.path === path) : undefined;
  if (!held) return '';
  const words = held.until ? `Goes live on ${britishDate(held.until)}` : 'Draft, not published';
  return `<p class="held-note">${words}</p>`;
}

function photographsIn(html: string): string[] {
  return [...html.matchAll(/<img[^>]* src="\/(assets\/media\/[^"]+)"/g)].map(
    ([, path = '']) => path,
  );
}

function mediaOf({ assets, links }: PageFacts, base: string): string[] {
  const paths = [...assets, ...links].map((url) => url.replace(base, '').replace(/^\//, ''));
  return [...new Set(paths.filter(isMediaFile))];
}
