import { articleCategories } from '../content/schema/article.ts';
import type { Article, Site } from '../content/site.ts';
import { britishDate, readingMinutes } from '../kernel/text.ts';
import { Chips, categoryChips, firstOfCategory } from '../ui/chips.tsx';
import { Closing } from '../ui/closing.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Prose } from '../ui/prose.tsx';
import { ShareLinks } from '../ui/share-links.tsx';
import { ArticleCards } from './article-cards.tsx';
import type { Subject } from './subject.ts';

type InsightsProps = { site: Site; subjects: ReadonlyMap<string, Subject>; url: string };

/** The featured articles as cards, then all of them as a list. */
export function Insights({ site, subjects, url }: InsightsProps) {
  const { title, lead, body, featuredHeading, allHeading } = site.pages.insights;
  const featured = site.articles.filter((article) => article.featured);
  return (
    <>
      <PageHead label="Insights" title={title} lead={lead}>
        <ShareLinks url={url} title={title} />
      </PageHead>
      <section className="container insights__featured">
        <h2>{featuredHeading}</h2>
        <ArticleCards articles={featured} subjects={subjects} withExcerpt />
      </section>
      <section className="container section insights">
        <h2 id="all">{allHeading}</h2>
        <Chips label="Categories" chips={categoryChips(articleCategories, site.articles)} />
        <ol className="insights__list">
          {site.articles.map((article, index) => (
            <li key={article.path} id={firstOfCategory(site.articles, index)}>
              <ArticleRow article={article} />
            </li>
          ))}
        </ol>
        <Prose body={body} />
      </section>
      <Closing closing={site.settings.closing} />
    </>
  );
}

function ArticleRow({
  article: { path, title, category, date, excerpt, body },
}: {
  article: Article;
}) {
  return (
    <>
      <p className="small">
        <b>{category}</b>
        <span className="muted">
          <time dateTime={date}>{britishDate(date)}</time>, {readingMinutes(body.words)} min read
        </span>
      </p>
      <div>
        <h3>
          <a href={path}>{title}</a>
        </h3>
        <p>{excerpt}</p>
      </div>
    </>
  );
}
