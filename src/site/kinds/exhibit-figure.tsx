import type { Person } from '../data/settings.ts';
import { Portrait } from '../ui/portrait.tsx';
import { Quote } from '../ui/quote.tsx';
import { Figures, MistakePlate, PieceFigure } from './project/pieces.tsx';
import { SeriesFigure } from './project/series-figure.tsx';
import type { ShownExhibit } from './shown-exhibit.ts';

/** Something to look at beside a text. */
export function ExhibitFigure({ exhibit }: { exhibit: ShownExhibit }) {
  switch (exhibit.kind) {
    case 'piece': {
      const { piece, from } = exhibit;
      return (
        <PieceFigure piece={piece}>
          {from && (
            <>
              {' '}
              <a href={from.path}>{from.client}</a>
            </>
          )}
        </PieceFigure>
      );
    }
    case 'chart': {
      const { chart, counts, from } = exhibit;
      return (
        <figure className="charted">
          <figcaption className="container">
            <b>
              <a className="link" href={from.path}>
                {from.client}
              </a>
            </b>{' '}
            {counts}
          </figcaption>
          <SeriesFigure path={from.path} chart={chart} counts={counts} eager={false} />
        </figure>
      );
    }
    case 'figures':
      // The style sheet lights the last one, which counts.
      return <Figures className="figures" figures={exhibit.figures} />;
    case 'plate':
      return <MistakePlate plate={exhibit} />;
    case 'words':
      return <Quote words={exhibit.words} />;
    case 'person':
      return <PersonFigure person={exhibit.person} />;
  }
}

/** Somebody whom the text names. */
function PersonFigure({ person }: { person: Person }) {
  return (
    <figure className="person">
      <Portrait person={person} lazy />
      <figcaption>
        <b>{person.name}</b> {person.role}
      </figcaption>
    </figure>
  );
}
