import { z } from 'zod';
import { nameOf, text } from '../../../engine/content/parts.ts';
import { steps } from '../../data/page-fields.ts';
import type { SchemeName } from '../../illustration/scheme.ts';
import type { Scene } from '../../ui/closing.tsx';
import { Folded } from '../../ui/folded.tsx';
import { lightSky } from '../../ui/sky.ts';
import { Steps } from '../../ui/steps.tsx';
import { CoverHead } from '../cover-head.tsx';
import { offerKind, offerPage } from '../offer-kind.tsx';
import { bestPicture, whole } from '../pictures.ts';
import { PlainList } from '../services/service-block.tsx';
import { pictureBeside, SplitHead } from '../split-head.tsx';

const schema = offerPage({
  cardText: text(100).meta({
    title: 'Line for its card',
    description: 'One line for its card on the home page.',
  }),
  services: z.array(nameOf('services.id')).min(1).describe('The services that it is about.'),
  steps: steps.min(2).describe('How the work runs, step by step.'),
});

/** The scheme of a view that fills the first screen; another stands beside its words. */
const covers: Readonly<Record<string, SchemeName>> = {
  harbour: 'lamp',
  depth: 'dawn',
  fleet: 'night',
};

/** How the steps are told under a view, if not along a ruler. */
const looks: Readonly<Record<string, 'down' | 'deep'>> = { harbour: 'down', depth: 'deep' };

/** By the view of a page's head, which its closing scene completes. */
const scenes: Readonly<Record<string, Scene>> = {
  harbour: 'target',
  lens: 'screen',
  depth: 'catch',
  fleet: 'flag',
};

export const serviceKind = offerKind({
  folder: 'content/services',
  titles: ['Service', 'Services'],
  list: 'servicePages',
  isListed: true,
  schema,
  kind: 'service',
  scene: ({ view = '' }) => scenes[view] ?? 'boat',
  parent: { name: 'Services', path: '/services' },
  questions: 'Questions before you sign',
  related: 'More on this',
  own: (page, index, { services }) => ({
    index,
    includes: services
      .filter(({ id }) => page.services.includes(id))
      .map(({ id, title, whatYouGet }) => ({ id, title, whatYouGet })),
  }),
  picture: (page, { index }) => {
    const scheme = covers[page.view ?? ''];
    return scheme ? whole(bestPicture(page, 'screen', scheme)) : pictureBeside(page, index + 2);
  },
  top: ({ name, title, intro, steps, view = '' }, picture) => {
    const Head = covers[view] ? CoverHead : SplitHead;
    return (
      <>
        <Head label={name} title={title} lead={intro} picture={picture}>
          <a className="button" href="/contact">
            Get in touch
          </a>
        </Head>
        <Steps title="How it runs" steps={steps} sky={lightSky(picture)} look={looks[view]} />
      </>
    );
  },
  below: (_, { includes }) => (
    <section className="includes">
      <div className="container">
        <h2>What it includes</h2>
        {includes.map(({ id, title, whatYouGet }) => (
          <Folded key={id} summary={title} onPhone>
            <div>
              <h3>
                <a href={`/services#${id}`}>{title}</a>
              </h3>
              <PlainList items={whatYouGet} />
            </div>
          </Folded>
        ))}
      </div>
    </section>
  ),
});
