import { defineKind } from '../../../engine/content/tables.ts';
import { absoluteUrl } from '../../../engine/kernel/path.ts';
import { type CaseStudy, workCategories } from '../../data/case-study.ts';
import { projectLink } from '../../data/project-link.ts';
import { itemList } from '../../seo/json-ld/main-entity.ts';
import { categoryChips, firstOfCategory } from '../../ui/chips.tsx';
import { Closing } from '../../ui/closing.tsx';
import { Metrics } from '../../ui/metrics.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { type AnyPicture, PictureImage } from '../../ui/picture.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Widget } from '../../widgets/widget.tsx';
import type { Routes } from '../family.ts';
import { workPicture } from '../pictures.ts';
import { singleRoute } from '../single-route.ts';
import type { Site } from '../site.ts';
import { work, workPath } from './schema.ts';

/** The case studies as full-width rows, each with its price beside its result. */
const routes: Routes = (site, subjects) => [
  singleRoute('work', site, {
    name: 'Work',
    motif: 'frames',
    props: {
      studies: site.caseStudies.map((study) => ({
        study,
        subject: subjects.get(projectLink(study)),
      })),
    },
    element: ({ page, studies }, { closing }) => {
      const all = studies.map(({ study }) => study);
      const chips = categoryChips(workCategories, all);
      return (
        <>
          <PageHead label="Work" title={page.title} lead={page.lead} />
          <div className="container">
            <Widget name="work-filter" props={{ chips, list: 'all', path: page.path }} />
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
            <Prose body={page.body} />
          </section>
          <Specialties specialties={page.specialties} />
          <Closing closing={closing} />
          <a className="button floating" href="/contact">
            Get in touch
          </a>
        </>
      );
    },
    metadata: ({ page, studies }, { url }) => ({
      type: 'CollectionPage',
      main: itemList(
        url,
        absoluteUrl(url, page.path),
        studies.map(({ study }) => ({ title: study.title, path: projectLink(study) })),
      ),
    }),
  }),
];

type CaseRowProps = {
  study: CaseStudy;
  picture: AnyPicture | undefined;
  eager: boolean;
  /** The id that a chip leads to. */
  anchor: string | undefined;
};

function CaseRow({ study, picture, eager, anchor }: CaseRowProps) {
  const { id, client, title, category, industry, metrics, description, outcome } = study;
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
        <p className="case-row__verdict">
          Did it pay? <b>{outcome.verdict}.</b>
        </p>
        <Metrics metrics={metrics} />
      </div>
    </article>
  );
}

function Specialties({ specialties }: Pick<Site['pages']['work'], 'specialties'>) {
  const { title, lead, timeline } = specialties;
  return (
    <section className="timeline container">
      <h2>{title}</h2>
      <p className="lead">{lead}</p>
      <ol>
        {timeline.map(({ year, text }) => (
          <li key={year}>
            <b>{year}</b>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

export const workKind = defineKind({
  file: 'content/pages/work.md',
  schema: work,
  path: workPath,
  routes,
});
