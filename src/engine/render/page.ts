import { assetPath, hashedName, withHashes } from '../assets/asset.ts';
import { type PageFacts, pageFacts } from '../audit/page-facts.ts';
import { withChunks } from '../bundle/browser-code.ts';
import { isMediaFile, outputPath } from '../kernel/path.ts';
import type { Problem } from '../kernel/problem.ts';
import type { Remember } from '../kernel/remember.ts';
import { headTags, noindexTag } from '../seo/head.ts';
import { document } from './document.ts';
import type { Frame } from './frame.ts';
import type { Drawn, PageRoute } from './page-route.ts';
import { markedPath, renderPage } from './render-page.tsx';

/** What later stages need to know about a page: made with it, and cached. */
export type Page = {
  readonly facts: PageFacts;
  /** The drawn pictures on it. */
  readonly shows: readonly Drawn['options'][];
  /** The paths in the output of the pictures on it, drawn and photographed. */
  readonly pictures: readonly string[];
  /** The paths in the output of the files of `content/media/` that it shows or links to. */
  readonly media: readonly string[];
  /** The share image's path in the output; a page with a cover has none. */
  readonly card?: string;
  readonly problems: readonly Problem[];
};

/** Renders a page's document. @param shared the facts that all pages share. */
export function makePage(
  route: PageRoute,
  frame: Frame,
  shared?: PageFacts,
): { content: string; page: Page } {
  const { path, handle } = route;
  const {
    body,
    main,
    pictures: collected,
  } = renderPage(route, { ...frame, layout: frame.design.layout });
  const pictures = [...collected, ...frame.own.picturesIn(main)];
  const shown = pictures.map(frame.own.picture);
  const card = handle.share.cover ? [] : [frame.card(handle.share)];
  const own = [...shown, ...card, ...frame.index];
  const names = new Map(own.map((asset) => [asset.name, hashedName(asset)]));
  const nameOf = (name: string) => names.get(name) ?? frame.assetNames.get(name);
  const named = (text: string) => withHashes(text, path, { nameOf, base: frame.site.settings.url });
  const words = named(main);
  const head = named(headTags(handle.metadata, frame.site.settings.name));
  const within = withChunks(words.text, frame.code, frame.design.browser);
  const [before, after] = frame.around(markedPath(route));
  const parts = { head: head.text, ...fixedParts(frame), ...frame.styled(body) };
  // Without the layout, whose facts are known, and which is most of the page.
  const alone = document(frame.template, { ...parts, body: within });
  const facts = pageFacts(outputPath(path), alone, shared);
  const page = {
    facts,
    media: mediaOf(facts, frame.site.settings.url),
    shows: pictures.map(({ options }) => options),
    pictures: [...shown.map(assetPath), ...photographsIn(main)],
    ...(card[0] && { card: assetPath(card[0]) }),
    problems: [...head.problems, ...words.problems],
  };
  // Not in the facts: links, canonicals and sitemap are checked as they are where it is listed.
  const robots = frame.noindex && handle.metadata.indexed ? `${noindexTag}\n` : '';
  const whole = { ...parts, head: robots + head.text, body: before + within + after };
  return { content: document(frame.template, whole), page };
}

/** The files for those who choose none of a photograph's sources, such as search engines. */
function photographsIn(markup: string): string[] {
  const found = markup.matchAll(/<img [^>]*?src="\/(assets\/media\/[^"]+)"/g);
  return [...found].flatMap(([, path]) => path ?? []);
}

function mediaOf({ assets, links }: PageFacts, base: string): string[] {
  const paths = [...assets, ...links].map((url) => url.replace(base, '').replace(/^\//, ''));
  return [...new Set(paths.filter(isMediaFile))];
}

/** The facts that all pages share, cached. */
export function frameFacts(frame: Frame, remember: Remember): PageFacts {
  return remember('frame', [frame.digest], () => factsOf(frame));
}

/** Those of a page without content. */
function factsOf(frame: Frame): PageFacts {
  const body = frame.around('/404').join('<h1></h1>');
  const parts = { head: '', ...fixedParts(frame), ...frame.styled('') };
  return pageFacts('index.html', document(frame.template, { ...parts, body }));
}

function fixedParts({ code, build, design: { paper } }: Frame) {
  return { script: code.entry, build, paper };
}
