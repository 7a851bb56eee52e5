import { defineKind } from '../../../engine/content/tables.ts';
import { idFrom } from '../../../engine/kernel/slug.ts';
import type { Prices } from '../../data/prices.ts';
import { founderOf, type Settings } from '../../data/settings.ts';
import { organizationWithFounder, person } from '../../seo/json-ld/agency.ts';
import { Closing } from '../../ui/closing.tsx';
import { FounderCard } from '../../ui/founder-card.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Portrait } from '../../ui/portrait.tsx';
import { Steps } from '../../ui/steps.tsx';
import type { Routes } from '../family.ts';
import { exhibitsOf } from '../shown-exhibit.ts';
import { singleRoute } from '../single-route.ts';
import type { Site } from '../site.ts';
import { Spreads } from '../spreads.tsx';
import { type Kit, madeKit, ownKit } from './media-kit.ts';
import { about } from './schema.ts';

type AboutPage = Site['pages']['about'];

/** Who works here, why we exist, and our rules. */
const routes: Routes = (site) => {
  const { media, pages, settings } = site;
  const name = `${idFrom(settings.name)}-${madeKit}`;
  const kit = ownKit(media) ?? { path: madeKit, name, what: 'ZIP' };
  return [
    singleRoute('about', site, {
      name: 'About',
      motif: 'houses',
      props: { exhibits: exhibitsOf(pages.about, site), kit, timetable: stagesOf(site.prices) },
      element: ({ page, exhibits, kit, timetable }, settings) => (
        <>
          <PageHead label="About us" title={page.title} lead={page.lead} />
          <Team page={page} settings={settings} />
          <Spreads className="about-spreads" body={page.body} exhibits={exhibits} />
          <section className="values">
            <div className="container">
              <h2>{page.valuesHeading}</h2>
              <ul>
                {page.values.map(({ name, text }) => (
                  <li key={name}>
                    <h3>{name}</h3>
                    <p>{text}</p>
                  </li>
                ))}
              </ul>
            </div>
          </section>
          <Steps id="timetable" title={page.timetableHeading} steps={timetable} />
          <MediaKit page={page} kit={kit} />
          <Closing closing={settings.closing} />
        </>
      ),
      metadata: (_, settings) => {
        const founder = founderOf(settings);
        return {
          type: 'AboutPage',
          organization: organizationWithFounder(settings),
          nodes: founder ? [person(settings.url, founder)] : [],
        };
      },
    }),
  ];
};

type SectionProps = { page: AboutPage; settings: Settings };

/** Everybody who works here, the founder first. */
function Team({ page: { teamHeading, teamLead }, settings }: SectionProps) {
  const founder = founderOf(settings);
  const others = settings.people.filter((person) => person !== founder);
  return (
    <section className="team container">
      <h2 className="visually-hidden">{teamHeading}</h2>
      {founder && <FounderCard founder={founder} email={settings.email} />}
      {others.map((person) => (
        <div className="team__person" key={person.id}>
          <Portrait person={person} />
          <div>
            <h3>{person.name}</h3>
            <p className="team__role">{person.role}</p>
            <p className="small">{person.bio}</p>
          </div>
        </div>
      ))}
      <p className="team__rule">{teamLead}</p>
    </section>
  );
}

function MediaKit({ page: { mediaKit }, kit }: { page: AboutPage; kit: Kit }) {
  return (
    <section className="media-kit container">
      <div>
        <h2>{mediaKit.title}</h2>
        <p>{mediaKit.text}</p>
      </div>
      <p className="media-kit__file">
        <a className="button button--outline" href={`/${kit.path}`} download={kit.name ?? true}>
          {mediaKit.button}
        </a>
        <small>{kit.what}</small>
      </p>
    </section>
  );
}

/** What happens when, from the first session to the review. */
const stagesOf = ({ timetable }: Prices) =>
  timetable.map(({ when, what }) => ({ title: when, text: what }));

export const aboutKind = defineKind({
  file: 'content/pages/about.md',
  schema: about,
  path: '/about',
  routes,
});
