import { Closing } from '../../ui/closing.tsx';
import { Faqs } from '../../ui/faqs.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { PictureImage } from '../../ui/picture.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Related } from '../../ui/related.tsx';
import { coverPicture, relatedPages } from '../pictures.ts';
import type { Sector as SectorPage, Site } from '../site.ts';
import type { Subject } from '../subject.ts';

type SectorProps = { site: Site; page: SectorPage; subjects: ReadonlyMap<string, Subject> };

/** One trade: the week as the people in it know it, then what we do about it. */
export function Sector({ site, page, subjects }: SectorProps) {
  const { path, name, title, intro, week, body, faqs, related } = page;
  const subject = subjects.get(path);
  const picture = subject && coverPicture(subject, 'low');
  return (
    <>
      <PageHead label={`${name} marketing`} title={title} lead={intro} />
      <section className="week container" aria-label="Your week">
        <ol>
          {week.map(({ day, note }) => (
            <li key={day}>
              <b>{day}</b>
              <p>{note}</p>
            </li>
          ))}
        </ol>
      </section>
      {picture && <PictureImage className="cover cover--low" picture={picture} />}
      <section className="container section sector-body">
        <Prose body={body} />
      </section>
      <section className="container questions">
        <h2>What clients ask</h2>
        <Faqs faqs={faqs} />
      </section>
      <Related title="Proof and further reading" pages={relatedPages(related, subjects, picture)} />
      <Closing closing={site.settings.closing} />
    </>
  );
}
