import { z } from 'zod';
import { text } from '../../../engine/content/parts.ts';
import { closing, heading, headingOver, lead, singlePage } from '../../data/page-fields.ts';
import { founderOf } from '../../data/settings.ts';
import { organizationWithFounder, person } from '../../seo/json-ld/agency.ts';
import { Closing } from '../../ui/closing.tsx';
import { Markup } from '../../ui/markup.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Portrait } from '../../ui/portrait.tsx';
import { chapters } from '../project/story.ts';
import { Said } from '../said.tsx';
import { type SingleKind, singleKind } from '../single-kind.ts';
import { kitOf } from './media-kit.ts';

const schema = z.strictObject({
  ...singlePage,
  closing,
  lead,
  teamHeading: heading.meta({
    title: 'Heading over the people',
    description: 'What stands over the portraits.',
  }),
  teamLead: text(200).meta({
    title: 'Sentence about the people',
    description: 'A sentence under that heading.',
  }),
  valuesHeading: headingOver('the values'),
  timetableHeading: headingOver('what happens when'),
  values: z
    .array(
      z.strictObject({
        name: text(40).meta({ title: 'Value', description: 'The value, in a word or three.' }),
        text: text(300).meta({ title: 'What it means', description: 'What it means in practice.' }),
      }),
    )
    .min(1)
    .describe('What we hold to, each with a sentence.'),
  mediaKit: z
    .strictObject({
      title: heading,
      text: text(300).describe('What is in the kit.'),
      button: text(40).describe('The words on the button.'),
      use: z.array(text(200)).min(1).max(8).meta({
        title: 'Usage notes',
        description: 'How the logo and the portraits may be used; they are in the kit’s facts.',
      }),
    })
    .describe('The media kit, which the build makes: logo, portraits and facts.'),
});

/** The people, why the agency exists, and its rules. */
export const aboutKind: SingleKind<typeof schema> = singleKind('about', {
  schema,
  name: 'About',
  motif: 'houses',
  props: (site) => ({
    kit: kitOf(site),
    timetable: site.prices.timetable,
  }),
  element: ({ page, kit, timetable }, settings) => {
    const [why, what, ...rest] = chapters(page.body).map(({ heading, html }) => heading + html);
    return (
      <>
        <header className="studio">
          <PageHead label="About us" title={page.title} lead={page.lead} />
          <img src="/assets/closing-studio.svg" width="2880" height="620" alt="" />
        </header>
        <section className="team">
          <div className="container">
            <h2>{page.teamHeading}</h2>
            <p>{page.teamLead}</p>
          </div>
          <div className="team__people">
            {settings.people.map((person) => (
              <div key={person.id}>
                <Portrait person={person} />
                <div>
                  <h3>{person.name}</h3>
                  <p className="team__role">{person.role}</p>
                  <p className="small">{person.bio}</p>
                </div>
              </div>
            ))}
          </div>
        </section>
        {why && (
          <section className="cause dark">
            <Said html={why} />
            <img src="/assets/closing-arrows.svg" width="2880" height="620" alt="" loading="lazy" />
          </section>
        )}
        <section className="values">
          <h2>{page.valuesHeading}</h2>
          <ul>
            {page.values.map(({ name, text }) => (
              <li key={name}>
                <h3>{name}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </section>
        <section className="timetable" id="timetable">
          <h2>{page.timetableHeading}</h2>
          <img src="/assets/closing-weeks.svg" width="2880" height="620" alt="" loading="lazy" />
          <ol>
            {timetable.map(({ when, what }) => (
              <li key={when}>
                <h3>{when}</h3>
                <p>{what}</p>
              </li>
            ))}
          </ol>
        </section>
        <section className="particulars">
          {what && <Said html={what} />}
          {rest.map((html) => (
            <Markup key={html} className="prose" html={html} />
          ))}
          <div className="prose">
            <h2>{page.mediaKit.title}</h2>
            <p>{page.mediaKit.text}</p>
            <p>
              <a
                className="button button--outline"
                href={`/${kit.path}`}
                download={kit.name ?? true}
              >
                {page.mediaKit.button}
              </a>{' '}
              <small>{kit.what}</small>
            </p>
          </div>
        </section>
        <Closing closing={settings.closing} title={page.closing} scene="quay" />
      </>
    );
  },
  metadata: (_, settings) => {
    const founder = founderOf(settings);
    return {
      type: 'AboutPage',
      organization: organizationWithFounder(settings),
      nodes: founder ? [person(settings.url, founder)] : [],
    };
  },
});
