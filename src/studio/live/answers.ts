import { extname } from 'node:path';
import { contentTypes } from '../../engine/hosts/content-types.ts';
import { headersAt } from '../../engine/hosts/host-policy.ts';
import { destination } from '../../engine/hosts/redirects-file.ts';
import { requestedPath } from '../../engine/hosts/requested-path.ts';
import { digestOf } from '../../engine/kernel/digest.ts';
import type { LazyFile } from '../../engine/kernel/output-file.ts';
import { isMediaFile } from '../../engine/kernel/path.ts';
import type { Memory } from '../../engine/kernel/remember.ts';
import { mediaFiles, replacedPath } from '../../engine/media/media-files.ts';
import type { PageRoute } from '../../engine/render/page-route.ts';
import { frameFiles } from '../../engine/render/pages.ts';
import { besidePages } from '../../engine/stages/beside-pages.ts';
import type { PlannedSite } from '../../engine/stages/planned-site.ts';
import { unfinishedDraft } from './held-list.ts';
import { pageOf } from './live-audit.ts';
import { asSource, withLiveScript } from './live-markup.ts';
import { liveRecipe } from './live-plan.ts';
import type { LiveAnswer, LiveRequest } from './messages.ts';
import { Recent } from './recent.ts';

/**
 * Renders on request, and caches recent results. An open page asks first for the source it was made
 * from, which may predate a save, then for the current one.
 */
export class Answers {
  readonly #memory: Memory;
  /** HTML by path and digest, including earlier versions that open pages still show. */
  readonly #pages = new Recent<string>(50);
  /** Files of rendered pages by path: pages stay open across many changes. */
  readonly #assets = new Recent<LazyFile>(5000);
  readonly #frames = new WeakSet<object>();
  /** New addresses of pages that have moved since the start. */
  readonly #moved = new Recent<string>(1000);

  constructor(memory: Memory) {
    this.#memory = memory;
  }

  /**
   * @param visit called with the path of each requested page.
   * @returns what a host would answer, with its headers, but uncompressed.
   */
  async answer(
    request: LiveRequest,
    loaded: PlannedSite,
    visit: (path: string) => void,
  ): Promise<LiveAnswer> {
    const { path: asked, search } = requestedPath(request.url);
    if (asked === undefined) return this.#missing(loaded);
    const path = asked.length > 1 ? asked.replace(/\/$/, '') : asked;
    const moved = loaded.policy.redirects.find(({ from }) => from === path);
    if (moved) return redirect(301, destination(moved.to, search));
    const route = path === '*' ? undefined : loaded.routeAt.get(path);
    if (route) visit(path);
    if (route) return this.#page(route, loaded, request, 200);
    const draft = loaded.site.held.find((page) => page.path === path && page.problems.length > 0);
    if (draft) return unfinishedDraft(draft);
    const now = this.#moved.get(path);
    if (now !== undefined) return redirect(307, now + search);
    const file = await this.#file(path.slice(1), request, loaded);
    if (!file) return this.#missing(loaded, request);
    const headers = { ...headersAt(loaded.policy.rules, path), ...typeOf(path) };
    if (file.copy) return { status: 200, headers, body: '', file: file.copy };
    return { status: 200, headers, body: await file.make() };
  }

  /** For open pages, which name a photograph as it was before it was replaced. */
  replaced({ url }: LiveRequest, { media }: PlannedSite): LiveAnswer | undefined {
    const now = replacedPath(requestedPath(url).path?.slice(1) ?? '', media.sources);
    return now === undefined ? undefined : redirect(307, `/${now}`);
  }

  follow(before: PlannedSite, after: PlannedSite): void {
    for (const [from, to] of movedPages(before, after)) this.#moved.set(from, to);
  }

  /** The digest of a page's content and of what all pages share. */
  tag(route: PageRoute, { frame, code }: PlannedSite): string {
    return digestOf([route.handle.from, frame.digest, frame.build, code]);
  }

  #missing(loaded: PlannedSite, request: LiveRequest = { url: '/404' }): LiveAnswer {
    const route = loaded.routeAt.get('*');
    if (!route) throw new Error('The site has no page for what is missing.');
    return this.#page(route, loaded, request, 404);
  }

  #page(
    route: PageRoute,
    loaded: PlannedSite,
    { known, shown }: LiveRequest,
    status: number,
  ): LiveAnswer {
    const now = this.tag(route, loaded);
    // See the class comment: an open page asks for its own source first.
    const isOpen = !known && shown !== undefined && this.#pages.get(keyOf(route, shown));
    const tag = isOpen ? shown : now;
    const headers = {
      ...headersAt(loaded.policy.rules, route.path === '*' ? '/404.html' : route.path),
      'Cache-Control': 'no-store',
      ...typeOf('.html'),
      ETag: `"${tag}"`,
    };
    if (known === headers.ETag) return { status: 304, headers, body: '' };
    const html = this.#rendered(route, loaded, tag);
    return { status, headers, body: shown === undefined ? html : asSource(html) };
  }

  #rendered(route: PageRoute, loaded: PlannedSite, tag: string): string {
    const cached = this.#pages.get(keyOf(route, tag));
    if (cached !== undefined) return cached;
    const { document, pictures } = pageOf(route, loaded, this.#memory);
    // A page is rendered synchronously.
    const html = withLiveScript(String(document.make()), tag);
    for (const file of pictures) this.#assets.set(file.path, file);
    this.#pages.set(keyOf(route, tag), html);
    return html;
  }

  async #file(path: string, { referrer }: LiveRequest, loaded: PlannedSite) {
    if (/^_|^$|\.html$/.test(path)) return undefined;
    if (!path.startsWith('assets/') && !/^(favicon\.ico|site\.webmanifest)$/.test(path)) {
      return this.#listing(path, loaded);
    }
    if (isMediaFile(path)) return this.#media(path, loaded);
    this.#noteFrame(loaded);
    const asset = this.#assets.get(path);
    if (asset) return asset;
    // Requested by a page that an earlier process rendered.
    const from = loaded.routeAt.get(requestedPath(referrer).path ?? '');
    if (from) this.#rendered(from, loaded, this.tag(from, loaded));
    return this.#assets.get(path);
  }

  #media(path: string, { media }: PlannedSite): LazyFile | undefined {
    const options = { recipe: liveRecipe, remember: this.#memory.rememberBytes };
    return mediaFiles(new Set([path]), media.sources, options)[0];
  }

  #noteFrame({ frame }: PlannedSite): void {
    if (this.#frames.has(frame)) return;
    this.#frames.add(frame);
    for (const file of frameFiles(frame)) this.#assets.set(file.path, file);
  }

  /** Lists of all pages are only made on request, since that renders every page. */
  async #listing(path: string, loaded: PlannedSite): Promise<LazyFile | undefined> {
    const all = path.startsWith('sitemap') ? loaded.routes : [];
    const pages = all.map((route) => pageOf(route, loaded, this.#memory).page);
    const { files } = await besidePages(loaded, pages, this.#memory);
    return files.find((file) => file.path === path);
  }
}

/** Redirects for pages whose file or title changed, so that open pages can follow. */
function movedPages(before: PlannedSite, after: PlannedSite): [from: string, to: string][] {
  const added = missingIn(before, after);
  return missingIn(after, before).flatMap((old): [string, string][] => {
    // Titles are unique, so the same title in another file means a rename.
    const next =
      added.find(({ handle }) => handle.source === old.handle.source) ?? added.find(isTwin(old));
    return next ? [[old.path, next.path]] : [];
  });
}

const missingIn = ({ routeAt }: PlannedSite, other: PlannedSite) =>
  other.routes.filter(({ path }) => !routeAt.has(path));

const isTwin = (one: PageRoute) => (other: PageRoute) =>
  one.handle.kind === other.handle.kind && one.handle.share.title === other.handle.share.title;

const keyOf = ({ path }: PageRoute, tag: string) => `${path} ${tag}`;

function redirect(status: 301 | 307, location: string): LiveAnswer {
  return { status, headers: { location, 'Cache-Control': 'no-store' }, body: '' };
}

function typeOf(path: string): Record<string, string> {
  const type = contentTypes[extname(`x${path}`).slice(1)];
  return type ? { 'Content-Type': type } : {};
}
