import { join } from 'node:path';
import { articleIndex } from '../assets/article-index.ts';
import {
  type Asset,
  hashedName,
  rememberedAsset,
  styleWithHashes,
  withHashes,
} from '../assets/asset.ts';
import { cardSources, shareCards } from '../assets/draw-share-card.ts';
import { type Drawing, drawings } from '../assets/drawings.ts';
import { faces } from '../assets/faces.ts';
import { fontSubset, typefacePath } from '../assets/font.ts';
import { ownLetters } from '../assets/outlined-letters.ts';
import { icons } from '../assets/site-icons.ts';
import { webAppManifest } from '../assets/web-app-manifest.ts';
import type { BackendSettings } from '../bundle/backend-settings.ts';
import type { BrowserCode } from '../bundle/browser-code.ts';
import { buildId } from '../bundle/build-id.ts';
import { printStyle, type Stylesheet, shortNames } from '../bundle/stylesheet.ts';
import { codePaths, digestOfFiles } from '../content/code-files.ts';
import { readBytes } from '../content/reader.ts';
import { changedDuringBuild } from '../content/source-file.ts';
import { type Digest, digest, digestOf } from '../kernel/digest.ts';
import type { OutputFile } from '../kernel/output-file.ts';
import { type Problem, ProblemsError } from '../kernel/problem.ts';
import type { Memory } from '../kernel/remember.ts';
import type { ShareCard } from '../kinds/share-card.ts';
import type { Site } from '../kinds/site.ts';
import { type Styled, styler } from './page-style.ts';
import { policy } from './policy.ts';
import { type LayoutMarkup, renderLayout } from './render-page.tsx';
import { loadWidgets, type WidgetComponents } from './render-widgets.tsx';

/** What all pages share. */
export type Frame = {
  /** Of the whole frame: if it changes, every page is made again. */
  readonly digest: Digest;
  /** `templates/document.html`, with hashed asset names. */
  readonly template: string;
  readonly code: BrowserCode;
  /** The build id: pages with the same id can replace each other without a reload. */
  readonly build: string;
  readonly styled: (body: string) => Styled;
  /** The layout's markup around a page's main content, with hashed asset names. */
  readonly layout: (location: string) => LayoutMarkup;
  readonly site: Site;
  /** In the copyright line. */
  readonly year: number;
  readonly widgets: WidgetComponents;
  /** Assets that don't depend on a page. */
  readonly assets: readonly Asset[];
  /** Their hashed names, by name. */
  readonly assetNames: ReadonlyMap<string, string>;
  /** The search index, which only the list of articles loads; empty if it isn't needed. */
  readonly index: readonly Asset[];
  /** The web app manifest. */
  readonly app: OutputFile;
  /** The hosted backend's address, which each page's policy names; empty if there is none. */
  readonly backendUrl: string;
  /** Whether search engines are asked not to list any page. */
  readonly noindex: boolean;
  /** Makes a page's share image. */
  readonly card: (share: ShareCard) => Asset;
  readonly drawing: Drawing;
  readonly problems: readonly Problem[];
};

export type FrameOptions = {
  readonly root: string;
  readonly site: Site;
  readonly year: number;
  readonly backend: BackendSettings | undefined;
  readonly noindex: boolean;
  readonly isDevelopment: boolean;
  /** The digest of all code. */
  readonly code: Digest;
  readonly memory: Memory;
};

/** Makes what all pages share; bundles are cached. */
export async function makeFrame(options: FrameOptions): Promise<Frame> {
  const { root, site, year, backend, noindex, isDevelopment, memory } = options;
  const { settings, navigation, audiences } = site;
  const template = templateOf(root);
  const typeface = readBytes(join(root, typefacePath));
  const widgets = await loadWidgets();
  const { sheets, code } = await bundled(options, [...widgets.keys()]);
  const drawn = digestOfFiles(root, ['src/illustration', 'src/assets']);
  const drawing: Drawing = {
    // Which of the clients' typefaces there are follows from the packages.
    code: digestOf([drawn, digest(typeface), digestOfFiles(root, ['package-lock.json'])]),
    letters: () => ownLetters(typeface),
    face: (name) => readBytes(join(root, faces[name])),
  };
  const print = printStyle(sheets);
  const assets = [
    rememberedAsset(fontSubset(typeface), memory.rememberBytes),
    ...drawings(site, root, drawn, readBytes),
    ...icons(),
    { name: 'print.css', from: digest(print), make: () => print },
  ];
  const assetNames = new Map(assets.map((asset) => [asset.name, hashedName(asset)]));
  const naming = { nameOf: (name: string) => assetNames.get(name), base: settings.url };
  const named = withHashes(template, 'templates/document.html', naming);
  const styles = sheets.map(({ block, css }) => ({
    block,
    ...styleWithHashes(css, block, naming),
  }));
  const layout = namedLayouts({ site, year }, (text) => withHashes(text, 'layout', naming).text);
  const around = renderLayout('/404', { site, year }).map((text) =>
    withHashes(text, 'every page', naming),
  );
  const cards = shareCards({
    name: settings.name,
    typeface,
    code: digestOfFiles(root, cardSources),
  });
  const notes = audiences.map(({ path, note }) => [path, note]);
  const parts = [settings, navigation, notes, year, backend, noindex, isDevelopment, named.text];
  return {
    digest: digestOf([...parts, options.code, digestOf([...assetNames])]),
    template: named.text,
    code,
    build: buildId({
      code: [code.entry, ...code.chunks.map(({ name }) => name)],
      styles: styles.map(({ text }) => text),
      template: named.text,
      layout: renderLayout('/404', { site, year }).join(''),
      policy: policy('', code.entry, backend?.url),
    }),
    styled: styler(
      styles.map(({ block, text }) => ({ block, css: text })),
      [code.entry, ...code.chunks.map(({ text }) => text)],
      backend?.url,
    ),
    layout,
    ...{ site, year, noindex, widgets, assets, assetNames, drawing },
    backendUrl: backend?.url ?? '',
    index: articleIndex(site),
    app: {
      path: 'site.webmanifest',
      content: withHashes(webAppManifest(settings), 'app', naming).text,
    },
    card: (share) => rememberedAsset(cards(share), memory.rememberBytes),
    problems: [named, ...styles, ...around].flatMap(({ problems }) => problems),
  };
}

/** The same frame for content that changes nothing of it but the search index. */
export function refreshedFrame(frame: Frame, site: Site): Frame {
  return { ...frame, index: articleIndex(site) };
}

function templateOf(root: string): string {
  const file = 'templates/document.html';
  try {
    return new TextDecoder().decode(readBytes(join(root, file)));
  } catch {
    const message = 'cannot be read, and every page needs it. Bring it back with git restore.';
    throw new ProblemsError([{ file, message }]);
  }
}

/** Layouts with hashed asset names; cached, since many pages share one. */
function namedLayouts(context: { site: Site; year: number }, named: (text: string) => string) {
  const known = new Map<LayoutMarkup, LayoutMarkup>();
  return (location: string): LayoutMarkup => {
    const layout = renderLayout(location, context);
    const [before, after] = layout;
    const found = known.get(layout) ?? ([named(before), named(after)] as const);
    known.set(layout, found);
    return found;
  };
}

type Bundled = { readonly sheets: readonly Stylesheet[]; readonly code: BrowserCode };

function bundled(options: FrameOptions, widgets: readonly string[]): Promise<Bundled> {
  const { root, backend, isDevelopment, memory, code } = options;
  const inputs = [code, digestOf([backend, isDevelopment])];
  return memory.rememberLater('bundle', inputs, async () => {
    const { browserScripts, stylesheets } = await import('../bundle/bundle.ts');
    const [named, scripts] = await Promise.all([
      stylesheets(root),
      browserScripts(root, { widgets, backend, isDevelopment }),
    ]);
    if (digestOfFiles(root, codePaths) !== code) {
      throw new ProblemsError([{ file: 'src', message: `has new content. ${changedDuringBuild}` }]);
    }
    const texts = [scripts.entry, ...scripts.chunks.map(({ text }) => text)];
    return { sheets: isDevelopment ? named : shortNames(named, texts), code: scripts };
  });
}
