import { PictureImage } from '../../ui/picture.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { posterPictures } from '../pictures.ts';
import type { Site } from '../site.ts';

/** What a poster shows of each service's page, as `services.json` first names them; the rest follow. */
export function postersOf({ services, servicePages }: Pick<Site, 'services' | 'servicePages'>) {
  const named = [...services.map(({ page }) => page), ...servicePages.map(({ path }) => path)];
  return servicePages
    .toSorted((a, b) => named.indexOf(a.path) - named.indexOf(b.path))
    .map(({ path, name, cardText, motif, view }) => ({ path, name, cardText, motif, view }));
}

type PostersProps = { title: string; posters: ReturnType<typeof postersOf> };

/** The service pages as posters, flush. */
export function Posters({ title, posters }: PostersProps) {
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
