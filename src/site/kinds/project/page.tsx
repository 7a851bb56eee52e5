import { Fragment, type ReactNode } from 'react';
import { filmMarkup } from '../../../engine/content/blocks/film-figure.ts';
import { britishDate, withCommas } from '../../../engine/kernel/text.ts';
import { drawnInWords } from '../../data/case-study.ts';
import { type Outcome, outcomeInWords } from '../../data/outcome.ts';
import type { Settings } from '../../data/settings.ts';
import { deskOf, groundOf } from '../../illustration/inks.ts';
import { piecePicture } from '../../illustration/piece-picture.ts';
import { Related } from '../../ui/card.tsx';
import { Closing } from '../../ui/closing.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Folded, foldedHtml } from '../../ui/folded.tsx';
import { Ground } from '../../ui/ground.tsx';
import { Markup } from '../../ui/markup.tsx';
import { Metrics } from '../../ui/metrics.tsx';
import { PhotographImage } from '../../ui/photograph.tsx';
import { PictureImage } from '../../ui/picture.tsx';
import { Quote } from '../../ui/quote.tsx';
import { beamCover, cardsOf, seedOf, workPicture } from '../pictures.ts';
import { isSaid } from '../said.tsx';
import { Figures, PieceFigure, Plate, Team } from './pieces.tsx';
import { SeriesFigure } from './series-figure.tsx';
import { isStoryboard } from './shown-piece.ts';
import type { ShownProject } from './shown-project.ts';
import { chapters } from './story.ts';

type ProjectProps = ShownProject & { closing: Settings['closing'] };

/** A project: what its page opens with, three results, and its story beside the work. */
export function Project(props: ProjectProps) {
  const { project, subject, pieces, films, photographs, words, related, closing, next } = props;
  const { title, intro, caseStudy, opening } = project;
  const film = opening === 'film' ? pieces.find(isStoryboard) : undefined;
  const cover = opening !== 'count' && subject ? beamCover(subject) : undefined;
  // Beside what went wrong, where a page has that.
  const quote = words && (
    <section aria-label="What the client says">
      <Quote words={words} />
    </section>
  );
  const ground = subject?.beam && groundOf(subject.beam.brand);
  return (
    <>
      <article className="project">
        {ground && <Ground colour={ground} />}
        <header className="project__head">
          <div className="container">
            <p className="label">{caseStudy.client}</p>
            <h1 tabIndex={-1}>{title}</h1>
            <p className="lead">{intro}</p>
          </div>
        </header>
        {film ? (
          <PieceFigure piece={film} eager />
        ) : cover ? (
          <PictureImage className="cover" {...cover} eager />
        ) : (
          <Chart {...props} />
        )}
        {!project.turningPoint?.section && <Turn {...props} />}
        <Story {...props} pieces={pieces.filter((piece) => piece !== film)} quote={quote} />
        {films.length > 0 && (
          <section className="container" aria-label="Films">
            <Markup className="films" html={films.map((film) => filmMarkup(film)).join('')} />
          </section>
        )}
        {photographs && <Gallery photographs={photographs} />}
        {!project.mistake && quote}
        <Related title="Services and articles on this" cards={cardsOf(related, cover?.picture)} />
      </article>
      <Closing
        closing={closing}
        title={project.closing}
        scene={
          subject && {
            look: 'beside dark',
            picture: workPicture(subject, 'home', 1, 'case', 'lit'),
            ground: subject.beam?.brand.deep,
          }
        }
      >
        {next && (
          <p className="project__next">
            <a href={next.path}>Next: {next.title}</a> {next.figure}
          </p>
        )}
      </Closing>
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

type ChartProps = Pick<ProjectProps, 'project' | 'subject'> & { isBeside?: boolean };

function Chart({ project, subject, isBeside = false }: ChartProps) {
  if (!subject || !('chart' in subject)) return null;
  const counts = drawnInWords(project.caseStudy.image);
  const eager = !subject.beam || project.opening === 'count';
  const shown = { path: project.path, chart: subject.chart, counts, eager, isBeside };
  return (
    <figure className={isBeside ? 'piece' : 'across'}>
      <SeriesFigure {...shown} />
      <figcaption>{counts}</figcaption>
    </figure>
  );
}

/** What the story leads to, across the page unless it is beside its words; else the results. Their facts expand. */
function Turn(props: ProjectProps) {
  const { project, services, team } = props;
  const { facts, date, updated, caseStudy, turningPoint: turn } = project;
  const { metrics, outcome } = caseStudy;
  const drawn = turn && drawnTurn(props, turn);
  return (
    <>
      {drawn?.narrow && <PictureImage className="cover" {...drawn} />}
      <aside className="board container" aria-label="Results and facts">
        {!turn && <Metrics metrics={metrics} />}
        {turn && !drawn && <Figures className="figures" figures={[turn.before, turn.after]} />}
        <h2>Did it pay? {outcome.verdict}</h2>
        <div>
          <Folded summary="All facts">
            <Facts facts={[...facts, ...outcomeFacts(outcome)]} />
            {team.length > 0 && <Team people={team} />}
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
        </div>
      </aside>
    </>
  );
}

/** The text by chapters, each with its pieces; the chart is where its table is, unless it opens the page. */
function Story(props: ProjectProps & { quote: ReactNode }) {
  const { project, pieces, subject, quote } = props;
  const { body, turningPoint, mistake, scene, opening } = project;
  return chapters(body).map(({ name, heading, html }, at) => {
    const own = pieces.filter(({ section }) => section === name);
    const turn = turningPoint?.section === name ? turningPoint : undefined;
    const tags = turn?.form === 'tags' && drawnTurn(props, turn);
    const isCharted =
      subject?.beam && opening !== 'count' && html.includes('<table') && own.length === 0;
    const isBeside = isCharted && turn;
    const ownMistake = mistake?.section === name ? mistake : undefined;
    if (scene?.section === name && subject)
      return <Scene key={name} {...{ scene, subject, heading, html }} pieces={own} />;
    // What opens the page stands on a desk, and what was written lies on it.
    const desk = at === 0 && opening === 'light' && own[0]?.kind === 'brief' && subject?.beam;
    const look = desk ? ' spread--desk dark' : ownMistake ? ' spread--mistake' : '';
    return (
      <Fragment key={name}>
        <section className={`spread${look}`}>
          {desk && <Ground colour={deskOf(desk.brand)} />}
          <div className="spread__words">
            <Markup className="spread__head" html={heading} />
            {ownMistake && <Plate {...ownMistake} />}
            <Text html={html} isRead={at > 0 && !turn} />
          </div>
          {ownMistake && quote}
          {(tags || isBeside || own.length > 0) && (
            <div className="spread__pieces">
              {tags && <PictureImage className="piece" {...tags} />}
              {isBeside && <Chart {...props} isBeside />}
              {own.map((piece) => (
                <PieceFigure key={piece.kind} piece={piece} isBeside />
              ))}
            </div>
          )}
        </section>
        {isCharted && !isBeside && <Chart {...props} />}
        {turn && <Turn {...props} />}
      </Fragment>
    );
  });
}

type SceneProps = Pick<ProjectProps, 'pieces'> & {
  scene: NonNullable<ProjectProps['project']['scene']>;
  subject: NonNullable<ProjectProps['subject']>;
  heading: string;
  html: string;
};

/** A chapter under a drawing from edge to edge, on the ground at its foot; a sum in its heading is large. */
function Scene({ scene, subject: { path, beam }, heading, html, pieces }: SceneProps) {
  if (!beam) return null;
  const { brand, face } = beam;
  const [, sum] = />(£[\d,]+)/.exec(heading) ?? [];
  const seed = seedOf({ path });
  const shown = (size: 'low' | 'case') =>
    piecePicture({ seed, brand, face, drawing: { kind: 'lit', subject: scene.subject, size } });
  return (
    <section className={`scene${scene.ground === 'deep' ? ' dark' : ''}`}>
      <Ground colour={brand[scene.ground]} />
      <PictureImage picture={shown('low')} narrow={shown('case')} until={599} />
      <div className="scene__words container">
        <Markup
          className="scene__head"
          html={sum ? heading.replace(sum, `<b>${sum}</b>`) : heading}
        />
        <Text html={html} isRead shown={1} />
        {pieces.length > 0 && (
          <div className="scene__captions">
            {pieces.map(({ kind, figure, caption }) => (
              <p key={kind}>
                <b>{figure}</b> {caption}
              </p>
            ))}
          </div>
        )}
      </div>
    </section>
  );
}

/** The moment that the story leads to, as a picture. */
function drawnTurn(
  { project: { path }, subject }: ProjectProps,
  { form, before, after }: NonNullable<ProjectProps['project']['turningPoint']>,
) {
  if (!subject?.beam || !form) return undefined;
  const { brand, face } = subject.beam;
  const seed = seedOf({ path });
  const shown = (size: 'round' | 'cover' | 'case') =>
    piecePicture({ seed, brand, face, drawing: { kind: 'tally', form, before, after, size } });
  const alt = [before, after].map(({ figure, counts }) => `${figure} ${counts}`).join('; ');
  if (form === 'tags') return { picture: shown('case'), alt };
  return { picture: shown(form === 'shirt' ? 'round' : 'cover'), narrow: shown('case'), alt };
}

type TextProps = { html: string; isRead: boolean; shown?: number };

/**
 * A chapter's text: where the story opens and turns, a short first paragraph is said. Its table, and
 * everything after the paragraphs that are shown, is collapsed.
 */
function Text({ html, isRead, shown: most = 2 }: TextProps) {
  const [, table = '', words = ''] =
    /^(<section class="table".*?<\/section>)?(.*)$/s.exec(html) ?? [];
  const paragraphs = words.split(/(?<=<\/p>)\s*(?=<p>)/);
  const shown = /<(li|blockquote)\b/.test(words) ? paragraphs.length : most;
  const more = table + paragraphs.slice(shown).join('');
  const folded = more && foldedHtml(table ? 'All figures' : 'Read on', more);
  const [first = ''] = paragraphs;
  const said = isRead || !isSaid(first) ? 0 : 1;
  return (
    <>
      {said > 0 && <Markup className="said" html={first} />}
      <Markup className="prose" html={paragraphs.slice(said, shown).join('') + folded} />
    </>
  );
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
