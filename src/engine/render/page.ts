import { type Asset, assetPath } from '../assets/asset.ts';
import { type PageFacts, pageFacts } from '../audit/page-facts.ts';
import { isMediaFile, outputPath } from '../kernel/path.ts';
import type { Problem } from '../kernel/problem.ts';
import type { Remember } from '../kernel/remember.ts';
import { britishDate } from '../kernel/text.ts';
import { headTags, noindexTag } from '../seo/head.ts';
import type { Frame } from './frame.ts';
import { PageAssets } from './page-assets.ts';
import type { PageRoute } from './page-route.ts';
import { renderLayout, renderPage } from './render-page.tsx';

export type Page = {
  /** The output paths of its drawings, and then of its photographs. */
  readonly pictures: readonly string[];
  /** The paths in the output of the files of `content/media/` that it shows or links to. */
  readonly media: readonly string[];
  readonly card?: string;
  readonly problems: readonly Problem[];
};

type MadePage = {
  readonly content: string;
  readonly page: Page & { readonly facts: PageFacts };
  readonly drawn: ReadonlyMap<string, Asset>;
};

export function makePage(route: PageRoute, frame: Frame, shared?: PageFacts): MadePage {
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
  const parts = { head, ...fixedParts(frame), ...frame.styled(rendered.body) };
  const own = document(frame.template, { ...parts, body: rendered.main });
  const facts = pageFacts(outputPath(path), own, shared, frame.site.settings.url);
  const page = {
    facts,
    media: mediaOf(facts, frame.site.settings.url),
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

/** The facts that all pages share, from a page without content; cached. */
export function frameFacts(frame: Frame, remember: Remember): PageFacts {
  return remember('frame', [frame.digest], () => {
    const { before, after } = renderLayout('/404', { ...frame, layout: frame.design.layout });
    const body = `${before}<h1></h1>${after}`;
    const parts = { head: '', ...fixedParts(frame), ...frame.styled('') };
    return pageFacts('index.html', document(frame.template, { ...parts, body }));
  });
}

function fixedParts({ code, build, design: { paper } }: Frame) {
  return { script: code.entry, build, paper };
}

/** Fills in the template's {{names}}. @throws Error if it has another one, or lacks one. */
export function document(template: string, parts: Readonly<Record<string, string>>): string {
  const used = new Set<string>();
  const html = template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const part = parts[name];
    if (part === undefined)
      throw new Error(`The template names {{${name}}}, which does not exist.`);
    used.add(name);
    return part;
  });
  const unused = Object.keys(parts).filter((name) => !used.has(name));
  if (unused.length > 0) throw new Error(`The template lacks {{${unused.join('}}, {{')}}}.`);
  return html;
}
