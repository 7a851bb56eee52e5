import type { Picture } from '../illustration/picture.ts';
import { Card } from './card.tsx';

export type RelatedPage = { path: string; title: string; kind: string; picture: Picture };

/** Related pages: three cards under a heading. */
export function Related({ title, pages }: { title: string; pages: readonly RelatedPage[] }) {
  return (
    <section className="related container section">
      <h2>{title}</h2>
      <div className="cards">
        {pages.map(({ path, title, kind, picture }) => (
          <Card key={path} href={path} title={title} note={kind} picture={picture} />
        ))}
      </div>
    </section>
  );
}
