import { z } from 'zod';
import { siteAddress } from '../../engine/content/base-url.ts';
import { dataFile, type LoadedContent } from '../../engine/content/loaded-content.ts';
import type { Media } from '../../engine/content/media.ts';
import { id, nameOf, needed, photograph, text } from '../../engine/content/parts.ts';
import { problemAt } from '../../engine/content/source-file.ts';
import type { Photograph } from '../../engine/kernel/photograph.ts';
import { namedFault, type Problem } from '../../engine/kernel/problem.ts';
import { portraitChoices, tools } from '../illustration/portrait.ts';
import { analytics } from './analytics.ts';
import { booking } from './booking.ts';
import { openingHours } from './opening-hours.ts';
import { recipients } from './recipients.ts';

const { skin, hair, colour, clothes, ground } = portraitChoices;

const look = z.strictObject({
  skin: z.enum(skin).describe('The tone of the skin.'),
  hair: z.enum(hair).describe('The haircut.'),
  colour: z.enum(colour).meta({ title: 'Hair colour', description: 'The colour of the hair.' }),
  clothes: z.enum(clothes).meta({ title: 'Jumper', description: 'The colour of the jumper.' }),
  ground: z.enum(ground).describe('The colour behind the beam.'),
  glasses: z.boolean().describe('Whether the person wears glasses.').optional(),
  beard: z.boolean().describe('Whether the person has a beard.').optional(),
  holds: z.enum(tools).describe('What the person has in the hand.').optional(),
});

const person = z
  .strictObject({
    id: id.meta({
      title: 'Short name',
      description: 'A short name in lower case, by which articles name their author.',
    }),
    name: text(60).describe('First name and surname.'),
    role: text(60).describe('What the person does here.'),
    bio: text(400).describe('One to three sentences about the person.'),
    photograph: photograph('portrait').omit({ caption: true }).optional().meta({
      orElse: 'portrait',
      description: 'A photograph of the person; or, without one, a portrait to draw.',
    }),
    portrait: look.optional().meta({
      title: 'Drawn portrait',
      description: 'What the drawing of the person looks like, if there is no photograph.',
    }),
  })
  .superRefine((value, context) => {
    if (!value.portrait) needed(['photograph'], value, context);
  });

const postalAddress = z.strictObject({
  street: text(80).describe('Street and number.'),
  town: text(40).describe('The town.'),
  region: text(40).meta({ title: 'County', description: 'The county or region.' }),
  postcode: text(10)
    .regex(/^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/, 'must be a whole postcode, such as SR1 1AA')
    .describe('The postcode.'),
  country: text(40).describe('The country’s two-letter code, such as GB.'),
});

const tenMore = /^\+(44|1)( ?\d){10}$/;

export const settings = z.strictObject({
  name: text(40).describe('The agency’s name.'),
  tagline: text(120).describe('What it is, in one line.'),
  description: text(300).meta({
    description: 'What it does, in one or two sentences, for search engines.',
    forSearch: true,
  }),
  url: siteAddress.meta({
    title: 'Address of the site',
    description: 'Where the site will be, such as https://pierlight.example.',
  }),
  email: z.email().describe('The address that visitors write to.'),
  telephone: z
    .string()
    // As it is often written: +44 (0)191-498-0123.
    .overwrite((number) =>
      number
        .replace(/(?<=\d ?)\(0\)/, ' ')
        .replace(/[\s().\-\u2010-\u2013]+/g, ' ')
        .trim(),
    )
    .regex(/^\+?[\d ]*$/, { message: 'must be digits and spaces, such as 0191 498 0123' })
    // Only Freephone numbers may have ten digits.
    .refine((number) => !/^0(?!800)/.test(number) || number.replaceAll(' ', '').length === 11, {
      message: 'and British numbers have 11 digits',
    })
    .refine((number) => !/^\+(44(?! ?800)|1)/.test(number) || tenMore.test(number), {
      message: 'and numbers there have 10 digits after +44 or +1',
    })
    .refine((number) => number.length >= 9, {
      message: 'which is too short: write all of it, such as 0191 498 0123',
    })
    .refine((number) => number.length <= 19, {
      message: 'which is too long: write one number, such as 0191 498 0123',
    })
    .describe('The office’s telephone number, as it is said on the site.'),
  openingHours: openingHours.describe('When somebody answers the telephone.'),
  booking,
  analytics,
  location: text(80).describe('Where it is, as the footer says it.'),
  company: z
    .strictObject({
      legalName: text(80).meta({
        title: 'Registered name',
        description: 'The registered name, as at Companies House.',
      }),
      number: text(20).meta({
        title: 'Company number',
        description: 'The company number, as at Companies House.',
      }),
      registeredIn: text(60).describe('The country of registration.'),
      founded: text(4)
        .regex(/^(19|20)\d\d$/, 'must be a year since 1900, such as 2019')
        .describe('The year it began.'),
      address: postalAddress.meta({
        title: 'Postal address',
        description: 'Where the office gets its post.',
      }),
      geo: z
        .strictObject({
          latitude: z.number().min(-90).max(90).describe('Degrees north, such as 54.9069.'),
          longitude: z.number().min(-180).max(180).describe('Degrees east; west is negative.'),
        })
        .meta({ title: 'Place on a map', description: 'Where the office is on a map.' }),
    })
    .describe('The details that UK law wants on a company’s site.'),
  recipients,
  founder: nameOf('settings.people.id', 40).describe('Which of the people founded the agency.'),
  people: z.array(person).min(1).describe('The team: all staff, as About shows them.'),
  social: z
    .array(
      z.strictObject({
        name: z
          .enum(['Instagram', 'X', 'Facebook', 'TikTok'])
          .meta({ title: 'Network', description: 'Which network it is.' }),
        href: z.url().meta({ title: 'Address', description: 'The address of our profile there.' }),
      }),
    )
    .min(1)
    .meta({
      title: 'Social networks',
      description: 'Our profiles on social media, with their links.',
    }),
  closing: z
    .strictObject({
      title: text(60).describe('The headline.'),
      lead: text(240).meta({ title: 'Introduction', description: 'A sentence or two under it.' }),
      button: text(40).describe('The words on the button.'),
      quiz: text(40).meta({
        title: 'Link to the quiz',
        description: 'The words on the link to the quiz.',
      }),
    })
    .meta({
      title: 'Foot of the page',
      description: 'The call to action at the foot of most pages.',
    }),
  sample: z
    .literal(true)
    .meta({
      title: 'Sample content',
      description: 'Whether sample content is in place: every build says so until this is off.',
    })
    .optional(),
});

/** Compared outside the schema, whose results are remembered whatever the day. */
export function foundedProblems(content: LoadedContent): Problem[] {
  const file = dataFile(content, 'settings');
  const { company } = Object(file?.value) as { company?: { founded?: string } };
  const { day } = content;
  if (!file || !day || !company?.founded || company.founded <= day.slice(0, 4)) return [];
  const fault = namedFault(
    '"founded"',
    'out-of-range',
    `is ${company.founded}, a year still to come.`,
  );
  return [problemAt(file.source, ['company', 'founded'], fault)];
}

type Written = z.infer<typeof settings>;

export type Person = z.infer<typeof person> & {
  readonly shown?: Photograph;
};

export function founderOf({ people, founder }: Pick<Settings, 'people' | 'founder'>) {
  return people.find(({ id }) => id === founder);
}

export type Closing = Written['closing'] & {
  readonly face?: Photograph;
};

export type Settings = Omit<Written, 'people' | 'closing'> & {
  people: Person[];
  readonly closing: Closing;
};

/** Resolves people's photographs. */
export function withShownPeople(settings: Settings, media: Media): Settings {
  if (!settings.people.some(({ photograph }) => photograph)) return settings;
  const people = settings.people.map((person) => shownPerson(person, media));
  const face = founderOf({ ...settings, people })?.shown;
  const closing = { ...settings.closing, ...(face && { face }) };
  return Object.freeze({ ...settings, people, closing });
}

function shownPerson(person: Person, { files }: Media): Person {
  const found = files.get(person.photograph?.photo ?? '');
  return found?.kind === 'photograph' ? { ...person, shown: found.photograph } : person;
}
