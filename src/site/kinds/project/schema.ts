import { z } from 'zod';
import {
  aliases,
  day,
  draft,
  nameOf,
  photograph,
  searchable,
  text,
} from '../../../engine/content/parts.ts';
import { caseStudy } from '../../data/case-study.ts';
import {
  closing,
  facts,
  inPictures,
  related,
  whatAsked,
  whatCame,
  whatWeDid,
  whoFor,
} from '../../data/page-fields.ts';
import { subjects } from '../../illustration/art.ts';
import { mistake, piece, scene, turningPoint } from './piece.ts';

export const project = z.strictObject({
  title: text(80).meta({ ...whoFor, description: 'The headline of the page.' }),
  date: day.meta({ ...whoFor, description: 'The day its page was published.' }),
  updated: day.optional().meta({
    ...whoFor,
    title: 'Changed on',
    description: 'The day its figures or words last changed.',
  }),
  intro: text(320).meta({ ...whatAsked, description: 'One or two sentences under the headline.' }),
  services: z
    .array(nameOf('services.id'))
    .min(1)
    .meta({ ...whatWeDid, description: 'The services that it took.' }),
  facts: facts.meta(whoFor),
  caseStudy: caseStudy.describe('Its card on Work, and its figures wherever they are shown.'),
  testimonial: nameOf('testimonials.id')
    .optional()
    .meta({
      ...whatCame,
      title: 'What the client said',
      description: 'The client’s words, from the testimonials.',
    }),
  team: z
    .array(nameOf('settings.people.id', 40))
    .min(1)
    .max(4)
    .optional()
    .meta({ ...whatWeDid, description: 'Who worked on it.' }),
  beam: z
    .array(z.enum(subjects.names))
    .min(3)
    .max(9)
    .optional()
    .meta({
      ...inPictures,
      description:
        'What the beam shows of it: on its page, on Home and on Work; on cards, all but the first.',
    }),
  opening: z
    .enum(['light', 'film', 'count'])
    .default('light')
    .meta({
      ...inPictures,
      description: 'What its page opens with: the beam, its film, or its figures, which rise.',
    }),
  pieces: z
    .array(piece)
    .min(1)
    .max(6)
    .optional()
    .meta({
      ...whatWeDid,
      title: 'Pieces of work',
      description: 'The work itself: a feed, a storyboard, an ad, a brief, a page of a report.',
    }),
  turningPoint: turningPoint.optional().meta({
    ...whatCame,
    description: 'The moment at which the figures turned, shown across the page.',
  }),
  mistake: mistake.optional().meta({
    ...whatWeDid,
    description: 'What went wrong, as a panel with words struck out.',
  }),
  scene: scene.optional().meta({
    ...inPictures,
    description: 'A drawing from edge to edge, with a part of the text and its pieces’ captions.',
  }),
  films: z
    .array(nameOf('films.id'))
    .min(1)
    .max(6)
    .optional()
    .meta({ ...inPictures, description: 'The films under the text.' }),
  photos: z
    .array(photograph('gallery'))
    .min(1)
    .max(24)
    .optional()
    .meta({
      ...inPictures,
      title: 'Photographs',
      description: 'The photographs under the text.',
    }),
  related,
  closing,
  ...searchable,
  aliases,
  draft,
});
