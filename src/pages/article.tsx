import type { Article as ArticlePage, Site } from '../content/site.ts';
import type { Picture } from '../illustration/picture.ts';
import { britishDate, readingMinutes } from '../kernel/text.ts';
import { Contents } from '../ui/contents.tsx';
import { PictureImage } from '../ui/picture.tsx';
import { Prose } from '../ui/prose.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import { Widget } from '../widgets/widget.tsx';
import { ArticleCards } from './article-cards.tsx';
import { coverPicture } from './pictures.ts';
import type { Subject } from './subject.ts';

type ArticleProps = {
  site: Site;
  article: ArticlePage;
  subjects: ReadonlyMap<string, Subject>;
  url: string;
};

/** One article: head, picture, contents, text, ways to share it and three more to read. */
export function Article({ site, article, subjects, url }: ArticleProps) {
  const { title, path, category, summary, body } = article;
  const subject = subjects.get(path);
  const picture = subject && coverPicture(subject);
  return (
    <>
      <article className="article">
        <header className="article__head container">
          <div>
            <p className="label">Insights, {category}</p>
            <h1 tabIndex={-1}>{title}</h1>
          </div>
          <Byline site={site} article={article} />
        </header>
        {picture && <PictureImage className="cover" picture={picture} eager />}
        <div className="article__columns container">
          <Contents body={body} />
          <div>
            <p className="article__summary">{summary}</p>
            <Prose body={body} />
          </div>
          <div className="article__share">
            <span>Pass it on</span>
            <Widget name="share-bar" props={{ url, title }} />
          </div>
        </div>
      </article>
      <MoreArticles site={site} article={article} subjects={subjects} after={picture} />
    </>
  );
}

function Byline({ site, article }: { site: Site; article: ArticlePage }) {
  const author = site.settings.people.find(({ id }) => id === article.author);
  const { date, updated, body } = article;
  const isFounder = author?.id === site.settings.founder;
  return (
    <div className="article__byline small">
      {isFounder && <img src="/assets/founder-square.svg" width="240" height="240" alt="" />}
      <p>
        {author && (
          <>
            <b>{author.name}</b>, {author.role}
            <br />
          </>
        )}
        <time dateTime={date}>{britishDate(date)}</time>, {readingMinutes(body.words)} minute read
        {updated && (
          <>
            <br />
            Updated <time dateTime={updated}>{britishDate(updated)}</time>
          </>
        )}
      </p>
    </div>
  );
}

type MoreArticlesProps = Omit<ArticleProps, 'url'> & { after: Picture | undefined };

/** Three more: of the same category first, then the newest. */
function MoreArticles({ site, article, subjects, after }: MoreArticlesProps) {
  const others = site.articles.filter(({ path }) => path !== article.path);
  const more = [
    ...others.filter(({ category }) => category === article.category),
    ...others.filter(({ category }) => category !== article.category),
  ].slice(0, 3);
  return (
    <section className="more container">
      <SectionHead title="Keep reading" more={{ name: 'All articles', href: '/insights' }} />
      <ArticleCards articles={more} subjects={subjects} after={after} />
    </section>
  );
}
