import type { Article } from '../content/site.ts';
import type { Picture } from '../illustration/picture.ts';
import { Card } from '../ui/card.tsx';
import { rowAfter, rowPicture } from './pictures.ts';
import type { Subject } from './subject.ts';

type ArticleCardsProps = {
  articles: readonly Article[];
  subjects: ReadonlyMap<string, Subject>;
  /** Whether a card tells what the article says, beside its title. */
  withExcerpt?: boolean;
  /** The picture that they follow. */
  after?: Picture | undefined;
};

/** Articles side by side, each with its picture. */
export function ArticleCards(props: ArticleCardsProps) {
  const { articles, subjects, withExcerpt = false, after } = props;
  const from = rowAfter(after);
  return (
    <div className="cards">
      {articles.map(({ path, title, category, excerpt }, index) => {
        const subject = subjects.get(path);
        return subject ? (
          <Card
            key={path}
            href={path}
            title={title}
            note={category}
            {...(withExcerpt && { text: excerpt })}
            picture={rowPicture(subject, index + from)}
          />
        ) : null;
      })}
    </div>
  );
}
