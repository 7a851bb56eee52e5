import type { ArticleSummary } from '../../data/article-summary.ts';
import type { Picture } from '../../illustration/picture.ts';
import { ArticleRow } from '../../ui/article-row.tsx';
import type { CardProps } from '../../ui/card.tsx';
import { firstOfCategory } from '../../ui/chips.tsx';
import { PictureImage } from '../../ui/picture.tsx';
import { listPictures } from '../pictures.ts';
import type { Subject } from '../subject.ts';

type ArticleListProps = {
  articles: readonly ArticleSummary[];
  /** What their pictures are made from, in the same order; then the one that is next older. */
  subjects: readonly Subject[];
  /** The cards above the list, whose pictures come again here. */
  above?: readonly CardProps[];
  id?: string;
};

/** Articles one below the other, beside a strip of their pictures. */
export function ArticleList({ articles, subjects, above = [], id }: ArticleListProps) {
  const cards = new Map(
    above.flatMap(({ href, picture }): [string, Picture][] =>
      'composition' in picture.options ? [[href, picture as Picture]] : [],
    ),
  );
  const pictures = listPictures(subjects, cards, subjects.length > articles.length);
  return (
    <ol className="article-list" id={id}>
      {articles.map((article, index) => {
        const picture = pictures[index];
        return (
          <li key={article.path} id={id && firstOfCategory(articles, index)}>
            <ArticleRow article={article} />
            {picture && <PictureImage picture={picture} />}
          </li>
        );
      })}
    </ol>
  );
}
