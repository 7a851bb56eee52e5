import type { PageOf } from '../../../engine/content/content-page.ts';
import { type CaseStudy, workCategories } from '../../data/case-study.ts';
import { outcomeInWords } from '../../data/outcome.ts';
import { projectLink } from '../../data/project-link.ts';
import type { Settings } from '../../data/settings.ts';
import { categoryChips, firstOfCategory } from '../../ui/chips.tsx';
import { Closing } from '../../ui/closing.tsx';
import { Metrics } from '../../ui/metrics.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { type AnyPicture, PictureImage } from '../../ui/picture.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Widget } from '../../widgets/widget.tsx';
import { workPicture } from '../pictures.ts';
import type { Subject } from '../subject.ts';
import type { work } from './schema.ts';

/** A case study, and the page that it leads to. */
export type ShownStudy = { readonly study: CaseStudy; readonly subject: Subject | undefined };

type WorkProps = {
  page: PageOf<typeof work>;
  studies: readonly ShownStudy[];
  closing: Settings['closing'];
};

/** The case studies as full-width rows, each with its price beside its result. */
export function Work({ page, studies, closing }: WorkProps) {
  const { path, title, lead, body, specialties } = page;
  const all = studies.map(({ study }) => study);
  return (
    <>
      <PageHead label="Work" title={title} lead={lead} />
      <div className="container">
        <Widget
          name="work-filter"
          props={{
            chips: categoryChips(workCategories, all),
            list: 'all',
            path,
          }}
        />
      </div>
      <div id="all">
        {studies.map(({ study, subject }, index) => (
          <CaseRow
            key={study.id}
            study={study}
            picture={subject && workPicture(subject, 'work', index, 'case')}
            eager={index === 0}
            anchor={firstOfCategory(all, index)}
          />
        ))}
      </div>
      <section className="container section">
        <Prose body={body} />
      </section>
      <section className="timeline container">
        <h2>{specialties.title}</h2>
        <p className="lead">{specialties.lead}</p>
        <ol>
          {specialties.timeline.map(({ year, text }) => (
            <li key={year}>
              <b>{year}</b>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <Closing closing={closing} />
      <a className="button floating" href="/contact">
        Get in touch
      </a>
    </>
  );
}

type CaseRowProps = Pick<ShownStudy, 'study'> & {
  picture: AnyPicture | undefined;
  eager: boolean;
  /** The id that a chip leads to. */
  anchor: string | undefined;
};

function CaseRow({ study, picture, eager, anchor }: CaseRowProps) {
  const { id, client, title, category, industry, metrics, description, outcome } = study;
  const first = outcomeInWords(outcome);
  const { earned, spent } = first.later ?? first;
  return (
    <article className="case-row" id={id} data-category={category}>
      <div className="case-row__frame" id={anchor}>
        {picture && <PictureImage picture={picture} eager={eager} />}
      </div>
      <div className="case-row__text">
        <p className="label">{client}</p>
        <h2>
          <a href={projectLink(study)}>{title}</a>
        </h2>
        <p>{description}</p>
        <p className="muted small">
          {category}, {industry}
        </p>
        <Metrics metrics={metrics} />
        <p className="small">
          Did it pay? {outcome.verdict}. {earned} earned for {spent} of ads and our fee.
        </p>
      </div>
    </article>
  );
}
