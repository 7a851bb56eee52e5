import type { Picture } from '../illustration/picture.ts';
import { rowAfter, rowPicture } from '../kinds/pictures.ts';
import type { Subject } from '../kinds/subject.ts';
import { Card } from './card.tsx';

/** An article as others show it. */
export type ArticleCard = Subject & { readonly excerpt?: string };

type ArticleCardsProps = {
  articles: readonly ArticleCard[];
  /** The picture that they follow. */
  after?: Picture | undefined;
};

/** Articles side by side, each with its picture. */
export function ArticleCards({ articles, after }: ArticleCardsProps) {
  const from = rowAfter(after);
  return (
    <div className="cards">
      {articles.map((article, index) => (
        <Card
          key={article.path}
          href={article.path}
          title={article.title}
          note={article.kind}
          {...(article.excerpt && { text: article.excerpt })}
          picture={rowPicture(article, index + from)}
        />
      ))}
    </div>
  );
}
