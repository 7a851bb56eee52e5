import { z } from 'zod';
import { nameOf, text } from '../../../engine/content/parts.ts';
import { steps } from '../../data/page-fields.ts';
import type { SchemeName } from '../../illustration/scheme.ts';
import type { Scene } from '../../ui/closing.tsx';
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

type Head = { scheme?: SchemeName; look?: 'down' | 'deep'; scene: Scene };

/**
 * By the view of a page's head: the scheme in which it fills the first screen, or else it stands
 * beside its words; how the steps are told, if not along a ruler; and the closing that completes it.
 */
const heads: Readonly<Record<string, Head>> = {
  harbour: { scheme: 'lamp', look: 'down', scene: 'target' },
  lens: { scene: 'screen' },
  depth: { scheme: 'dawn', look: 'deep', scene: 'catch' },
  fleet: { scheme: 'night', scene: 'flag' },
};

export const serviceKind = offerKind({
  folder: 'content/services',
  titles: ['Service', 'Services'],
  list: 'servicePages',
  isListed: true,
  schema,
  kind: 'service',
  scene: ({ view = '' }) => heads[view]?.scene ?? 'boat',
  parent: { name: 'Services', path: '/services' },
  questions: 'Questions before you sign',
  related: 'More on this',
  own: (page, index, { services }) => ({
    index,
    includes: services
      .filter(({ id }) => page.services.includes(id))
      .map(({ id, title, price, whatYouGet }) => ({ id, title, price, whatYouGet })),
  }),
  price: ({ services: [first] }, { includes }) => includes.find(({ id }) => id === first)?.price,
  picture: (page, { index }) => {
    const { scheme } = heads[page.view ?? ''] ?? {};
    return scheme ? whole(bestPicture(page, 'screen', scheme)) : pictureBeside(page, index + 2);
  },
  top: ({ name, title, intro, steps, view = '' }, picture, act) => {
    const { scheme, look } = heads[view] ?? {};
    const Head = scheme ? CoverHead : SplitHead;
    return (
      <>
        <Head label={name} title={title} lead={intro} picture={picture}>
          {act}
        </Head>
        <Steps title="How it runs" steps={steps} sky={lightSky(picture)} look={look} />
      </>
    );
  },
  rows: (_, { includes }) =>
    includes.map(({ id, title, whatYouGet }) => (
      <details key={id}>
        <summary>What you get: {title}</summary>
        <div className="prose">
          <PlainList items={whatYouGet} />
        </div>
      </details>
    )),
});
