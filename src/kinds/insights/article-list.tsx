import type { Picture } from '../../illustration/picture.ts';
import type { ArticleSummary } from '../../kernel/article-summary.ts';
import { ArticleRow } from '../../ui/article-row.tsx';
import type { CardProps } from '../../ui/card.tsx';
import { firstOfCategory } from '../../ui/chips.tsx';
import { PictureImage } from '../../ui/picture.tsx';
import { listPictures } from '../pictures.ts';
import type { Subject } from '../subject.ts';

type ArticleListProps = {
  articles: readonly ArticleSummary[];
  /** What their pictures are made from, in the same order. */
  subjects: readonly Subject[];
  /** The cards above the list: what they show is not shown again, unless a filter hides them. */
  above?: readonly CardProps[];
  id?: string;
};

/** Articles one below the other, beside a strip of their pictures. */
export function ArticleList({ articles, subjects, above = [], id }: ArticleListProps) {
  const card = ({ path }: { path: string }) => above.find(({ href }) => href === path);
  const others = above.flatMap(({ picture }) => ('composition' in picture.options ? picture : []));
  const own = subjects.filter((subject) => !card(subject));
  const pictures = listPictures(own, others as Picture[]);
  return (
    <ol className="article-list" id={id}>
      {articles.map((article, index) => {
        const found = card(article);
        const picture =
          found?.picture ?? pictures[own.findIndex(({ path }) => path === article.path)];
        return (
          <li
            key={article.path}
            id={id && firstOfCategory(articles, index)}
            className={found && 'article-list__above'}
          >
            <ArticleRow article={article} />
            {picture && <PictureImage picture={picture} />}
          </li>
        );
      })}
    </ol>
  );
}
