import { join } from 'node:path';
import { hashedName, rememberedAsset, styleWithHashes, withHashes } from '../assets/asset.ts';
import { fontSubset } from '../assets/font.ts';
import { pageFacts } from '../audit/page-facts.ts';
import type { BackendSettings } from '../bundle/backend-settings.ts';
import { buildId } from '../bundle/build-id.ts';
import { printStyle, shortNames } from '../bundle/stylesheet.ts';
import type { BaseSite } from '../content/base-site.ts';
import { codePaths, digestOfFiles } from '../content/code-files.ts';
import { readBytes } from '../content/reader.ts';
import { changedDuringBuild } from '../content/source-file.ts';
import { type Digest, digest, digestOf } from '../kernel/digest.ts';
import { type Problem, ProblemsError } from '../kernel/problem.ts';
import type { Memory } from '../kernel/remember.ts';
import type { ShareCard } from './page-route.ts';
import { styler } from './page-style.ts';
import { policy } from './policy.ts';
import { loadWidgets, renderLayout } from './render-page.tsx';
import type { SiteDesign } from './site-design.ts';

export type Frame = Awaited<ReturnType<typeof makeFrame>>;

export type FrameOptions = {
  readonly root: string;
  readonly design: SiteDesign;
  readonly site: BaseSite;
  readonly year: number;
  readonly backend: BackendSettings | undefined;
  readonly noindex: boolean;
  /** Whether pages that are held back say so, as in a preview. */
  readonly marksHeld?: boolean | undefined;
  readonly code: Digest;
  readonly memory: Memory;
};

export async function makeFrame(options: FrameOptions) {
  const { root, design, site, year, backend, noindex, memory } = options;
  const { marksHeld = false } = options;
  const { settings } = site;
  const { typeface } = design;
  const template = templateOf(root, design.template);
  const read = (path: string) => readBytes(join(root, path));
  const hosts = [backend?.url, ...(design.services?.(site).hosts ?? [])];
  const widgets = await loadWidgets(design.widgets);
  const { sheets, print, code } = await bundled(options, [...widgets.keys()]);
  const own = design.assets(site, { read, digestOf: (paths) => digestOfFiles(root, paths) });
  const assets = [
    ...(typeface ? [fontSubset(typeface, read(typeface.path))] : []).map((font) =>
      rememberedAsset(font, memory.rememberBytes),
    ),
    ...own.shared,
    { name: 'print.css', from: digest(print), make: () => print },
  ];
  const assetNames = new Map(assets.map((asset) => [asset.name, hashedName(asset)]));
  const naming = { nameOf: (name: string) => assetNames.get(name), base: settings.url };
  const around = withHashes(template, design.template, naming);
  const styles = lazily(() =>
    sheets.map(({ block, css, rules }) => ({
      block,
      rules,
      ...styleWithHashes(css, block, naming),
    })),
  );
  const ofLayout: Problem[] = [];
  const named = (layout: string) => {
    const { text, problems } = withHashes(layout, 'every page', naming);
    ofLayout.push(...problems);
    return text;
  };
  const shown = design.layout.from(site);
  const inputs = [settings, shown, year, backend, noindex, marksHeld, around.text];
  // If it changes, every page is made again.
  const all = digestOf([...inputs, options.code, digestOf([...assetNames])]);
  const known = memory.remember('frame parts', [all, digestOf([code.entry, hosts])], () => {
    const layout = renderLayout('/404', { site, layout: design.layout, year, named });
    return {
      // Pages with the same id can replace each other without a reload.
      build: buildId({
        code: [code.entry, ...code.chunks.map(({ name }) => name)],
        styles: styles().map(({ text }) => text),
        template: around.text,
        layout: layout.before + layout.after,
        policy: policy('', code.entry, ...hosts),
      }),
      problems: [...[around, ...styles()].flatMap(({ problems }) => problems), ...ofLayout],
    };
  });
  const styled = lazily(() =>
    styler(
      styles().map(({ block, text, rules }) => ({
        block,
        css: text,
        rules: rules.map((rule) => ({
          ...rule,
          declarations: styleWithHashes(rule.declarations, block, naming).text,
        })),
      })),
      [code.entry, ...code.chunks.map(({ text }) => text)],
      hosts,
    ),
  );
  const parts = { script: code.entry, build: known.build, paper: design.paper };
  return {
    ...{ digest: all, template: around.text, code, ...known, parts },
    styled: (body: string) => styled()(body),
    /** What the audit knows of all pages, from one without content. */
    facts: lazily(() =>
      memory.remember('frame', [all], () => {
        const { before, after } = renderLayout('/404', {
          site,
          layout: design.layout,
          year,
          named,
        });
        const body = `${before}<h1></h1>${after}`;
        const page = document(around.text, { head: '', ...parts, ...styled()(''), body });
        return pageFacts('index.html', page);
      }),
    ),
    ...{ named, design, site, year, noindex, marksHeld, widgets, assets, assetNames, own },
    // Each page's policy names it.
    backendUrl: backend?.url ?? '',
    // The search index, which only the list that is searched loads.
    index: design.index?.(site) ?? [],
    app: {
      path: own.app.path,
      content: withHashes(String(own.app.content), 'app', naming).text,
    },
    card: (share: ShareCard) => rememberedAsset(own.card(share), memory.rememberBytes),
  };
}

/** The same frame for content that changes nothing of it but the search index. */
export function refreshedFrame(frame: Frame, site: BaseSite): Frame {
  return { ...frame, index: frame.design.index?.(site) ?? [] };
}

/** Made when it is first asked for: a build that makes no page needs none of it. */
function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function templateOf(root: string, file: string): string {
  try {
    return new TextDecoder().decode(readBytes(join(root, file)));
  } catch {
    const message = 'cannot be read, and every page needs it. Bring it back with git restore.';
    throw new ProblemsError([{ file, code: 'missing-file', message }]);
  }
}

function bundled(options: FrameOptions, widgets: readonly string[]) {
  const { root, design, site, backend, memory, code } = options;
  const { browser } = design;
  const constants = design.services?.(site).constants;
  const inputs = [code, digestOf([backend, constants])];
  return memory.rememberLater('bundle', inputs, async () => {
    const { browserScripts, stylesheets } = await import('../bundle/bundle.ts');
    const { parsedSheet } = await import('../bundle/parsed-sheet.ts');
    const [named, scripts] = await Promise.all([
      stylesheets(root, browser.styles),
      browserScripts(root, { sources: browser, widgets, backend, constants }),
    ]);
    if (digestOfFiles(root, codePaths) !== code) {
      throw new ProblemsError([{ file: 'src', ...changedDuringBuild }]);
    }
    const texts = [scripts.entry, ...scripts.chunks.map(({ text }) => text)];
    const sheets = shortNames(named, texts).map(parsedSheet);
    return { sheets, print: printStyle(sheets), code: scripts };
  });
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
