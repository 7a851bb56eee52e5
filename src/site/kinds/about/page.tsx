import type { PageOf } from '../../../engine/content/content-page.ts';
import type { Settings } from '../../data/settings.ts';
import { Closing } from '../../ui/closing.tsx';
import { FounderCard } from '../../ui/founder-card.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Portrait } from '../../ui/portrait.tsx';
import type { ShownExhibit } from '../shown-exhibit.ts';
import { Spreads } from '../spreads.tsx';
import type { Kit } from './media-kit.ts';
import type { about } from './schema.ts';
import { Team } from './team.tsx';

type AboutProps = {
  page: PageOf<typeof about>;
  exhibits: readonly ShownExhibit[];
  kit: Kit;
  settings: Settings;
};

/** Who works here, why we exist, and the three rules. */
export function About({ page, exhibits, kit, settings }: AboutProps) {
  const { title, lead, body, teamHeading, teamLead, valuesHeading, values, mediaKit } = page;
  const founder = settings.people.find(({ id }) => id === settings.founder);
  const others = settings.people.filter((person) => person !== founder);
  return (
    <>
      <PageHead label="About us" title={title} lead={lead} />
      <Team heading={teamHeading} lead={teamLead} people={others}>
        {founder && <FounderCard founder={founder} email={settings.email} />}
      </Team>
      <Spreads className="about-spreads" body={body} exhibits={exhibits} />
      <section className="values">
        <div className="container">
          <h2>{valuesHeading}</h2>
          <ul>
            {values.map(({ name, text }) => (
              <li key={name}>
                <h3>{name}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className="media-kit container">
        <div>
          <h2>{mediaKit.title}</h2>
          <p>{mediaKit.text}</p>
          <p className="media-kit__faces">
            {settings.people.map((person) => (
              <Portrait key={person.id} person={person} crop="square" lazy />
            ))}
          </p>
        </div>
        <p className="media-kit__file">
          <a className="button button--outline" href={`/${kit.path}`} download={kit.name ?? true}>
            {mediaKit.button}
          </a>
          <small>{kit.what}</small>
        </p>
      </section>
      <Closing closing={settings.closing} />
    </>
  );
}
