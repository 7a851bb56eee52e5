import type { PageOf } from '../../../engine/content/content-page.ts';
import {
  photographsIn,
  photographUrls,
  type ShownPhotograph,
  shownPhotograph,
} from '../../../engine/content/shown-photograph.ts';
import { absoluteUrl } from '../../../engine/kernel/path.ts';
import type { Photograph } from '../../../engine/kernel/photograph.ts';
import { slug } from '../../../engine/kernel/slug.ts';
import { pageRoute } from '../../../engine/render/page-route.ts';
import type { PageMetadata } from '../../../engine/seo/metadata.ts';
import type { Settings } from '../../data/settings.ts';
import { coverImage, describe, shareImage } from '../../seo/describe.ts';
import { person } from '../../seo/json-ld/agency.ts';
import { articleNode } from '../../seo/json-ld/main-entity.ts';
import { defineFamily, type Routes } from '../family.ts';
import { archivePath } from '../insights/archive.ts';
import { proofOf } from '../project/proof.tsx';
import { shareCard } from '../share-card.ts';
import type { Site } from '../site.ts';
import { subjectsAt } from '../subject.ts';
import { neighbours } from './neighbours.ts';
import { Article } from './page.tsx';
import { article } from './schema.ts';
import { articleSubject } from './subject.ts';

const routes: Routes = (site, subjects) => {
  const { articles, settings, media } = site;
  const near = neighbours(articles);
  return articles.map((article) => {
    const { path, title, date, updated, source } = article;
    const subject = { path, title, ...articleSubject(article) };
    const cover = article.cover && shownPhotograph(article.cover, media);
    const others = (near.get(path) ?? []).map(({ path }) => path);
    return pageRoute({
      kind: 'article',
      path,
      source,
      lastModified: updated ?? date,
      props: {
        article,
        subject,
        cover,
        work: workOf(article, site),
        photographs: photographsIn(article.body, media),
        more: subjectsAt(others, subjects),
      },
      settings,
      share: shareCard(article, subject, cover?.photograph),
      element: ({ photographs: _, ...props }, settings) => (
        <Article
          {...props}
          author={authorOf(props.article, settings)}
          url={absoluteUrl(settings.url, path)}
        />
      ),
      metadata: articleMetadata,
    });
  });
};

function workOf({ work }: PageOf<typeof article>, site: Site) {
  return work && proofOf({ related: [work.project], proof: work.piece }, site);
}

function authorOf({ author }: PageOf<typeof article>, { people }: Settings) {
  return people.find(({ id }) => id === author);
}

type Shown = {
  readonly article: PageOf<typeof article>;
  readonly cover: ShownPhotograph | undefined;
  /** The photographs in its body. */
  readonly photographs: readonly Photograph[];
};

function articleMetadata(shown: Shown, settings: Settings): PageMetadata {
  const { article, cover, photographs } = shown;
  const { path, title, metaTitle, excerpt, date, updated, category, tags } = article;
  const author = authorOf(article, settings);
  const url = absoluteUrl(settings.url, path);
  const image = cover ? coverImage(settings.url, cover.photograph) : shareImage(settings.url, path);
  const described = { ...article, metaTitle: metaTitle ?? title, description: excerpt };
  return describe(described, settings, {
    ...(cover && { cover }),
    published: date,
    type: 'ItemPage',
    trail: [
      { name: 'Insights', path: archivePath(1) },
      { name: title, path },
    ],
    article: {
      publishedTime: date,
      ...(updated && { modifiedTime: updated }),
      author: author?.name ?? settings.name,
      section: category,
      tags,
    },
    main: articleNode(settings.url, url, article, [
      image,
      ...photographUrls(photographs, 'text', settings.url),
    ]),
    nodes: author ? [person(settings.url, author)] : [],
  });
}

type Dated = { readonly date: string; readonly title: string };

/** By date, then title, so that the order is the same on every machine. */
function newestFirst(a: Dated, b: Dated): number {
  if (a.date !== b.date) return a.date < b.date ? 1 : -1;
  return a.title < b.title ? -1 : 1;
}

export const articleKind = defineFamily({
  maxWords: 1400,
  folder: 'content/insights',
  titles: ['Article', 'Articles'],
  list: 'articles',
  isListed: true,
  schema: article,
  path: ({ title, address }) => `/insights/${address ?? slug(title)}`,
  compare: newestFirst,
  publishedOn: ({ date }: { readonly date: string }) => date,
  subject: articleSubject,
  routes,
});
