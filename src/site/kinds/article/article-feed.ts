import { shownPhotograph } from '../../../engine/content/shown-photograph.ts';
import { type FeedContent, maxFeedItems } from '../../../engine/listings/feeds.ts';
import type { Site } from '../site.ts';

export function articleFeed({ settings, articles, media, pages }: Site): FeedContent {
  const { name, description, people } = settings;
  return {
    title: `${name} Insights`,
    description,
    language: 'en-GB',
    path: pages.insights.path,
    items: articles.slice(0, maxFeedItems).map((article) => ({
      path: article.path,
      title: article.title,
      description: article.excerpt,
      body: article.body,
      cover: article.cover && shownPhotograph(article.cover, media),
      published: article.date,
      updated: article.updated,
      author: people.find(({ id }) => id === article.author)?.name,
      categories: [article.category, ...article.tags],
    })),
  };
}
