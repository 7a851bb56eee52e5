import { PictureImage } from '../../ui/picture.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { posterPicture } from '../pictures.ts';
import type { ServicePage, Site } from '../site.ts';
import type { Subject } from '../subject.ts';

type PostersProps = { site: Site; subjects: ReadonlyMap<string, Subject> };

/** The service pages as four posters, flush. */
export function Posters({ site, subjects }: PostersProps) {
  return (
    <section>
      <div className="container">
        <SectionHead
          title={site.pages.home.servicesHeading}
          more={{ name: 'All services and outcomes', href: '/services' }}
        />
      </div>
      <div className="posters">
        {inServiceOrder(site).map(({ path, name, cardText }, index) => {
          const subject = subjects.get(path);
          return (
            <a key={path} href={path}>
              {subject && <PictureImage picture={posterPicture(subject, index)} />}
              <h3>{name}</h3>
              <p>{cardText}</p>
            </a>
          );
        })}
      </div>
    </section>
  );
}

/** As `services.json` first names them; pages that it does not name come last. */
function inServiceOrder({ services, servicePages }: Site): ServicePage[] {
  const order = [
    ...new Set(services.map(({ page }) => page)),
    ...servicePages.map(({ path }) => path),
  ];
  return [...servicePages].sort((a, b) => order.indexOf(a.path) - order.indexOf(b.path));
}
