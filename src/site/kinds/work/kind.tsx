import { z } from 'zod';
import { text } from '../../../engine/content/parts.ts';
import { absoluteUrl } from '../../../engine/kernel/path.ts';
import { isLong, workCategories } from '../../data/case-study.ts';
import { closing, heading, lead, singlePage } from '../../data/page-fields.ts';
import { groundOf } from '../../illustration/inks.ts';
import type { SizeName } from '../../illustration/sizes.ts';
import { itemList } from '../../seo/json-ld/main-entity.ts';
import { categoryChips, firstOfCategory } from '../../ui/chips.tsx';
import { Closing } from '../../ui/closing.tsx';
import { Ground } from '../../ui/ground.tsx';
import { Metrics } from '../../ui/metrics.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { PictureImage } from '../../ui/picture.tsx';
import { Widget } from '../../widgets/widget.tsx';
import { workPicture } from '../pictures.ts';
import { Said } from '../said.tsx';
import { type SingleKind, singleKind } from '../single-kind.ts';
import type { Subject } from '../subject.ts';

const schema = z.strictObject({
  ...singlePage,
  closing,
  lead,
  specialties: z
    .strictObject({
      title: heading,
      lead: text(400).meta({
        title: 'Introduction',
        description: 'A sentence or two under the heading.',
      }),
      timeline: z
        .array(
          z.strictObject({
            year: z.number().int().min(2000).max(2100).describe('The year.'),
            text: text(200).describe('What happened in it.'),
          }),
        )
        .min(1)
        .describe('The years that mattered, each with a sentence.'),
    })
    .describe('The section on what we are known for, with its timeline.'),
});

/** The first one fills the page, except on a phone, and is lit before the lamp is. */
function rowPicture(subject: Subject, index: number) {
  if (index > 0) return { picture: workPicture(subject, 'work', index, 'card') };
  const lit = (size: SizeName) => workPicture(subject, 'work', index, size, 'lit');
  return { picture: lit('low'), narrow: lit('case') };
}

/** Case studies as full-width rows, each with its cost beside its result. */
export const workKind: SingleKind<typeof schema> = singleKind('work', {
  schema,
  name: 'Work',
  motif: 'frames',
  props: ({ caseStudies }, subjects) => ({
    studies: caseStudies.map((study) => ({ study, subject: subjects.get(study.path) })),
  }),
  element: ({ page, studies }, { closing }) => {
    const { title, lead, timeline } = page.specialties;
    const all = studies.map(({ study }) => study);
    const first = studies[0]?.subject;
    const chips = categoryChips(workCategories, all);
    return (
      <>
        <div className="work-top">
          {first?.beam && <Ground colour={groundOf(first.beam.brand)} />}
          <PageHead label="Work" title={page.title} lead={page.lead} />
          <div className="container">
            <Widget name="work-filter" props={{ chips, list: 'all', path: page.path }} />
          </div>
        </div>
        <div id="all">
          {studies.map(({ study, subject }, index) => (
            <article
              key={study.id}
              className={`case-row${isLong(study) ? ' case-row--long' : ''}`}
              id={study.id}
              data-category={study.category}
            >
              {index === 0 && first?.beam && <Ground colour={groundOf(first.beam.brand)} />}
              <div className="case-row__frame" id={firstOfCategory(all, index)}>
                {subject && <PictureImage {...rowPicture(subject, index)} eager={index === 0} />}
              </div>
              <div className="case-row__text">
                <p className="label">
                  {study.client} / {study.category}, {study.industry}
                </p>
                <h2>
                  <a href={study.path}>{study.title}</a>
                </h2>
                <Metrics metrics={study.metrics.slice(0, 1)} />
                <p className="case-row__verdict">
                  Did it pay? <b>{study.outcome.verdict}.</b>
                </p>
                <Metrics metrics={study.metrics.slice(1)} />
                <p className="case-row__about">{study.description}</p>
              </div>
            </article>
          ))}
        </div>
        <div className="method">
          <div className="container">
            {page.body.html.split(/(?=<p>)/).map((html) => (
              <Said key={html} html={html} />
            ))}
          </div>
        </div>
        <section className="timeline">
          <div className="timeline__head container">
            <h2>{title}</h2>
            <p className="lead">{lead}</p>
          </div>
          <ol>
            {timeline.map(({ year, text }) => (
              <li key={year}>
                <b>{year}</b>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </section>
        <Closing closing={closing} title={page.closing} scene="build" />
        <a className="button floating" href="/contact">
          Get in touch
        </a>
      </>
    );
  },
  metadata: ({ page, studies }, { url }) => {
    const items = studies.map(({ study: { title, path } }) => ({ title, path }));
    return { type: 'CollectionPage', main: itemList(url, absoluteUrl(url, page.path), items) };
  },
});
