import type { PageOf } from '../../../engine/content/content-page.ts';
import { PictureImage } from '../../ui/picture.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { posterPictures } from '../pictures.ts';
import type { servicePage } from '../service/schema.ts';

/** What a poster tells of a service's page. */
export type Poster = Pick<
  PageOf<typeof servicePage>,
  'path' | 'name' | 'cardText' | 'motif' | 'view'
>;

/** The service pages as four posters, flush. */
export function Posters({ title, posters }: { title: string; posters: readonly Poster[] }) {
  const pictures = posterPictures(posters);
  return (
    <section>
      <div className="container">
        <SectionHead
          title={title}
          more={{ name: 'All services and outcomes', href: '/services' }}
        />
      </div>
      <div className="posters">
        {posters.map((poster, index) => (
          <a key={poster.path} href={poster.path}>
            {pictures[index] && <PictureImage picture={pictures[index]} />}
            <h3>{poster.name}</h3>
            <p>{poster.cardText}</p>
          </a>
        ))}
      </div>
    </section>
  );
}
