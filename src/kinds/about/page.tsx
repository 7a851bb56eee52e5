import type { Settings } from '../../data/settings.ts';
import { Closing } from '../../ui/closing.tsx';
import { FounderCard } from '../../ui/founder-card.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import type { PageOf } from '../kinds.ts';
import type { ShownExhibit } from '../shown-exhibit.ts';
import { Spreads } from '../spreads.tsx';
import { Team } from './team.tsx';

type Kit = {
  /** In the output. */
  readonly path: string;
  /** In bytes. */
  readonly size: number;
};

type AboutProps = {
  page: PageOf<'about'>;
  exhibits: readonly ShownExhibit[];
  kit: Kit | undefined;
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
        </div>
        {kit ? (
          <a className="button button--outline" href={`/${kit.path}`} download>
            {mediaKit.button} (PDF, {megabytes(kit.size)})
          </a>
        ) : (
          <a
            className="button button--outline"
            href={`mailto:${settings.email}?subject=Media%20kit%20request`}
          >
            {mediaKit.button}
          </a>
        )}
      </section>
      <Closing closing={settings.closing} />
    </>
  );
}

/** A size in bytes as people say it: `1.2 MB`. */
function megabytes(size: number): string {
  return `${Math.max(0.1, size / 1e6).toFixed(1)} MB`;
}
