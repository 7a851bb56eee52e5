import type { Article } from '../content/site.ts';
import { Card } from '../ui/card.tsx';
import { rowPicture } from './pictures.ts';
import type { Subject } from './subject.ts';

type ArticleCardsProps = {
  articles: readonly Article[];
  subjects: ReadonlyMap<string, Subject>;
  /** Whether a card tells what the article says, beside its title. */
  withExcerpt?: boolean;
};

/** Articles side by side, each with its picture. */
export function ArticleCards({ articles, subjects, withExcerpt = false }: ArticleCardsProps) {
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
            picture={rowPicture(subject, index)}
          />
        ) : null;
      })}
    </div>
  );
}
