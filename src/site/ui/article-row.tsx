import { britishDate } from '../../engine/kernel/text.ts';
import type { ArticleSummary } from '../data/article-summary.ts';

export function ArticleRow({ article }: { article: ArticleSummary }) {
  const { path, title, category, date, minutes, excerpt } = article;
  return (
    <>
      <p className="small">
        <b>{category}</b>
        <span className="muted">
          <time dateTime={date}>{britishDate(date)}</time>, {`${minutes}\u00a0min\u00a0read`}
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
