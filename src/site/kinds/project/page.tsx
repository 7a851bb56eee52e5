import { Fragment } from 'react';
import { filmMarkup } from '../../../engine/content/blocks/film-figure.ts';
import { britishDate } from '../../../engine/kernel/text.ts';
import type { CaseStudy } from '../../data/case-study.ts';
import { costInWords } from '../../data/project-cost.ts';
import type { Settings } from '../../data/settings.ts';
import { Related } from '../../ui/card.tsx';
import { Closing } from '../../ui/closing.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Gallery } from '../../ui/gallery.tsx';
import { Markup } from '../../ui/markup.tsx';
import { Metrics } from '../../ui/metrics.tsx';
import { PictureImage } from '../../ui/picture.tsx';
import { Quote } from '../../ui/quote.tsx';
import { beamCover, cardsOf } from '../pictures.ts';
import { MistakePlate, PieceFigure, Team, TurningPoint } from './pieces.tsx';
import { SeriesFigure } from './series-figure.tsx';
import type { ShownPiece } from './shown-piece.ts';
import type { ShownProject } from './shown-project.ts';
import { chapters } from './story.ts';

type ProjectProps = ShownProject & { closing: Settings['closing'] };

/** One project: the beam on its work, its three results, and the story with the work beside it. */
export function Project(props: ProjectProps) {
  const { project, subject, films, photographs, study, words, related, closing } = props;
  const { title, intro } = project;
  const cover = subject && beamCover(subject);
  return (
    <>
      <article className="project">
        <header className="project__head container">
          <p className="label">{study?.client}</p>
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
      <Closing closing={closing} />
    </>
  );
}

/** The real figures, as a picture across the page. */
function Chart({ project, study, subject }: Pick<ProjectProps, 'project' | 'study' | 'subject'>) {
  if (!study || !subject || !('chart' in subject)) return null;
  return (
    <SeriesFigure
      path={project.path}
      chart={subject.chart}
      counts={study.metrics[0] ?? ''}
      eager={!subject.beam}
    />
  );
}

/** Results, people and facts, before the story. */
function Board({ project: { facts, date }, study, services, team }: ProjectProps) {
  return (
    <aside className="board container" aria-label="Results and facts">
      {study && <Metrics metrics={study.metrics} />}
      {team.length > 0 && <Team people={team} />}
      <div>
        <Facts facts={[...facts, ...(study ? costFacts(study.cost) : [])]} />
        <ServicesUsed services={services} />
        <p className="muted small">
          Finished <time dateTime={date}>{britishDate(date)}</time>
        </p>
      </div>
    </aside>
  );
}

/** The text, chapter by chapter, each with what belongs to it. */
function Story({ project, pieces, subject, study }: ProjectProps) {
  const { body, turningPoint, mistake } = project;
  return chapters(body).map(({ name, heading, html }) => {
    const own = pieces.filter(({ section }) => section === name);
    const turns = turningPoint?.section === name && turningPoint;
    return (
      <Fragment key={name}>
        <section className="spread container">
          <div>
            <Markup className="spread__head" html={heading} />
            {mistake?.section === name && <MistakePlate plate={mistake} />}
          </div>
          <Markup className="prose" html={html} />
          {own.filter(isBeside).map((piece) => (
            <PieceFigure key={piece.kind} piece={piece} />
          ))}
        </section>
        {turns && <TurningPoint point={turns} />}
        {own
          .filter((piece) => !isBeside(piece))
          .map((piece) => (
            <PieceFigure key={piece.kind} piece={piece} />
          ))}
        {turns && subject?.beam && <Chart project={project} study={study} subject={subject} />}
      </Fragment>
    );
  });
}

/** A film's frames go across the page; everything else stands beside the text. */
function isBeside({ kind, drawn }: ShownPiece): boolean {
  return kind !== 'storyboard' || !drawn;
}

/** What the project cost, and what one result cost without our fee and with it. */
function costFacts(cost: CaseStudy['cost']) {
  const { ads, fee, result, adsEach, allEach } = costInWords(cost);
  return [
    { label: 'Ad spend', value: ads },
    { label: 'Our fee, without VAT', value: fee },
    { label: `Ads for each ${result}`, value: adsEach },
    { label: `All-in for each ${result}`, value: allEach },
  ];
}

function ServicesUsed({ services }: Pick<ProjectProps, 'services'>) {
  return (
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
  );
}
