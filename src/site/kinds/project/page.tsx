import { Fragment } from 'react';
import { filmMarkup } from '../../../engine/content/blocks/film-figure.ts';
import { britishDate, withCommas } from '../../../engine/kernel/text.ts';
import { drawnInWords } from '../../data/case-study.ts';
import { type Outcome, outcomeInWords } from '../../data/outcome.ts';
import type { Settings } from '../../data/settings.ts';
import { Related } from '../../ui/card.tsx';
import { Closing } from '../../ui/closing.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Folded, foldedHtml } from '../../ui/folded.tsx';
import { Markup } from '../../ui/markup.tsx';
import { Metrics } from '../../ui/metrics.tsx';
import { PhotographImage } from '../../ui/photograph.tsx';
import { PictureImage } from '../../ui/picture.tsx';
import { Quote } from '../../ui/quote.tsx';
import { beamCover, cardsOf, workPicture } from '../pictures.ts';
import { Figures, MistakePlate, PieceFigure, Team } from './pieces.tsx';
import { SeriesFigure } from './series-figure.tsx';
import { isStoryboard } from './shown-piece.ts';
import type { ShownProject } from './shown-project.ts';
import { chapters } from './story.ts';

type ProjectProps = ShownProject & { closing: Settings['closing'] };

/** A project: its work in the beam, three results, and its story beside the work. */
export function Project(props: ProjectProps) {
  const { project, subject, films, photographs, words, related, closing } = props;
  const { title, intro, caseStudy } = project;
  const cover = subject && beamCover(subject);
  return (
    <>
      <article className="project">
        <header className="project__head container">
          <p className="label">{caseStudy.client}</p>
          <h1 tabIndex={-1}>{title}</h1>
          <p className="lead">{intro}</p>
        </header>
        {cover ? <PictureImage className="cover" {...cover} eager /> : <Chart {...props} />}
        <Board {...props} />
        <Story {...props} />
        {films.length > 0 && (
          <section className="container" aria-label="Films">
            <Markup className="films" html={films.map((film) => filmMarkup(film)).join('')} />
          </section>
        )}
        {photographs && <Gallery photographs={photographs} />}
      </article>
      {words && (
        <section aria-label="What the client says">
          <Quote words={words} />
        </section>
      )}
      <Related title="Services and articles on this" cards={cardsOf(related, cover?.picture)} />
      <Closing
        closing={closing}
        title={project.closing}
        scene={subject && workPicture(subject, 'work', 1, 'case', 'lit')}
      />
    </>
  );
}

/** Rows of a wide and a narrow photograph, alternating; an odd one gets its own row. */
function Gallery({ photographs }: { photographs: NonNullable<ProjectProps['photographs']> }) {
  const last = photographs.length % 2 === 1 ? photographs.length - 1 : undefined;
  return (
    <section className="gallery container" aria-label="Photographs">
      {photographs.map(({ caption, ...one }, at) => (
        <figure key={one.photograph.name}>
          <PhotographImage {...one} use={at === last ? 'wide' : 'gallery'} />
          {caption && <figcaption className="caption">{caption}</figcaption>}
        </figure>
      ))}
    </section>
  );
}

function Chart({ project, subject }: Pick<ProjectProps, 'project' | 'subject'>) {
  if (!subject || !('chart' in subject)) return null;
  return (
    <SeriesFigure
      path={project.path}
      chart={subject.chart}
      counts={drawnInWords(project.caseStudy.image)}
      eager={!subject.beam}
    />
  );
}

/** Results, team and verdict, before the story; the details expand. */
function Board({ project, services, team }: ProjectProps) {
  const { facts, date, updated, caseStudy } = project;
  const { metrics, outcome } = caseStudy;
  return (
    <aside className="board container" aria-label="Results and facts">
      <Metrics metrics={metrics} />
      {team.length > 0 && <Team people={team} />}
      <Folded summary={`Did it pay? ${outcome.verdict}`}>
        <Facts facts={[...facts, ...outcomeFacts(outcome)]} />
        <div className="project__services small">
          <b>Services used</b>
          <ul>
            {services.map(({ id, title }) => (
              <li key={id}>
                <a href={`/services#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </div>
        <p className="muted small">
          Published <time dateTime={date}>{britishDate(date)}</time>
          {updated && (
            <>
              , revised <time dateTime={updated}>{britishDate(updated)}</time>
            </>
          )}
        </p>
      </Folded>
    </aside>
  );
}

/** The text by chapters, each with its pieces. */
function Story({ project, pieces, subject }: ProjectProps) {
  const { body, turningPoint, mistake } = project;
  return chapters(body).map(({ name, heading, html }) => {
    const own = pieces.filter(({ section }) => section === name);
    const beside = own.filter((piece) => !isStoryboard(piece));
    const turns = turningPoint?.section === name && turningPoint;
    return (
      <Fragment key={name}>
        <section className="spread container">
          <div>
            <Markup className="spread__head" html={heading} />
            {mistake?.section === name && <MistakePlate {...mistake} />}
          </div>
          <Text html={html} />
          {beside.length > 0 && (
            <div className="spread__pieces">
              {beside.map((piece) => (
                <PieceFigure key={piece.kind} piece={piece} />
              ))}
            </div>
          )}
        </section>
        {turns && <Figures className="turn" figures={[turns.before, turns.after]} />}
        {own.filter(isStoryboard).map((piece) => (
          <PieceFigure key={piece.kind} piece={piece} />
        ))}
        {turns && subject?.beam && <Chart project={project} subject={subject} />}
      </Fragment>
    );
  });
}

/**
 * A chapter's text. Tables are collapsed, since a picture shows the same figures, and so is
 * everything after the second paragraph.
 */
function Text({ html }: { html: string }) {
  const [, table = '', words = ''] =
    /^(<section class="table".*?<\/section>)?(.*)$/s.exec(html) ?? [];
  const paragraphs = words.split(/(?<=<\/p>)\s*(?=<p>)/);
  const isLong = paragraphs.length > 2 && !/<(li|blockquote)\b/.test(words);
  const parts = [
    isLong ? paragraphs.slice(0, 2).join('') : words,
    isLong && foldedHtml('Read on', paragraphs.slice(2).join('')),
    table && foldedHtml('All figures', table),
  ];
  return <Markup className="prose" html={parts.filter(Boolean).join('')} />;
}

/** The client's extra results, their cost with our fee, and the verdict. */
function outcomeFacts(outcome: Outcome) {
  const { result, results, period, verdict, earned: products } = outcome;
  const { extra, each, ads, fee, spent, earned, later } = outcomeInWords(outcome);
  const [now, before] = [outcome.now, outcome.before].map(withCommas);
  return [
    { label: `Extra ${results}`, value: `${extra}: ${now}, against ${before} ${period}` },
    { label: 'Ads and our fee', value: `${ads} and ${fee}, ${spent} in all` },
    { label: `Each extra ${result}`, value: `${each}, our fee included` },
    ...(later
      ? [
          {
            label: `After ${later.when}`,
            value: `${later.extra} extra, ${later.each} each: ${later.earned} earned for ${later.spent}`,
          },
        ]
      : [{ label: 'They earned', value: `${earned}: ${products}` }]),
    { label: 'Did it pay?', value: verdict },
  ];
}
