/** What somebody writes over each FILL IN of what `npm run new` starts, from the top to the end. */
export type Answers = {
  /** The title or the name that the command is given. */
  readonly words: string;
  readonly answers: readonly (string | number)[];
  /** What is written after the last of them, where it depends on an answer what else there must be. */
  readonly besides?: string;
};

const searched = (what: string) => [
  `What searches show of ${what}`,
  `What a search result says of ${what}, in a sentence that is long enough to be of use to somebody.`,
  'tide tables',
];
const excerpt = [searched('what a table says')[1] ?? '', 'Print it.', 'tides'];
const asked = ['How soon can you start?', 'Within two weeks of the first call.'];
const related = ['/projects/calm-dog', '/services/campaigns', '/who-we-help/gyms'];
const facts = ['Where', 'On the quay', 'Since', '2024'];
const body = '## What changes\n\nThe first month is for counting, and the second for filming.';
/** @param own the answers of its kind. */
const offer = (name: string, ...own: string[]) => [
  ...[name, 'We come with a notebook first.', 'cups', ...asked, ...related],
  ...[...own, ...searched(name), body],
];

/** By the names that `npm run new` knows; each stands after what it names. */
export const newContentAnswers: Readonly<Record<string, Answers>> = {
  client: { words: 'Tide & Co', answers: ['fraunces'] },
  testimonial: {
    words: 'Tide & Co',
    answers: ['They ==counted first==.', 'Ada', 'Owner', 'dusk'],
  },
  project: {
    words: 'Tide & Co',
    answers: [
      ...['2026-02-20', 'A month of tides.', 'social-media', ...facts],
      ...['Tide tables that sell out', 'Content', 'Printing'],
      'We put next week’s tides where people look for them.',
      ...['61 tables sold', '£20 ad cost per table', '3 shops that stock them'],
      ...['letters', 'table', 'tables sold in three months', 'Apr', 'May', 'Jun', 12, 18, 31],
      ...['table', 'tables', 'in the same months of 2024', 61, 20, 1220, 4000, '41 × £90'],
      ...['Not yet', ...related, ...searched('a month of tides'), body],
    ],
  },
  'featured-project': {
    words: 'Tide tables that sell out',
    answers: [
      ...['Tide & Co', '61 tables sold in three months.', 'Social Media', '/projects/tide-co'],
    ],
  },
  person: {
    words: 'Sam Reed',
    answers: ['Editor', 'Reads it all first.'],
    besides: ', "photograph": { "photo": "quay.jpg", "alt": "Sam Reed, who reads" }',
  },
  film: {
    words: 'The tide comes in',
    answers: ['quay.jpg', 'tide.mp4', 'none', 'Water rises along a wall.', '0:02'],
  },
  article: {
    words: 'What the tide table says',
    answers: [
      ...['Content', '2026-03-12', 'sam-reed', ...excerpt, 'tides'],
      `${body}\n\n![Water rises along a wall](tide.mp4)`,
    ],
  },
  service: {
    words: 'Posters and Print',
    answers: offer(
      'Posters',
      ...['Paper, where people wait.', 'content-creation'],
      ...['Count', 'Where people stand.', 'Print', 'Then hang it up.'],
    ),
  },
  location: {
    words: 'Marketing in Whitby',
    answers: offer('Whitby', 'Whitby', ...facts),
  },
  sector: {
    words: 'Marketing for Museums',
    answers: offer('Museums'),
  },
  audience: {
    words: 'Charities',
    answers: offer(
      'Charities',
      ...['Nobody sees it.', 'We count who does.', 'It costs too much.', 'Then stop.'],
      'From £1,000 a month.',
    ),
  },
  example: {
    words: 'a tide table',
    answers: [
      ...['fraunces', '#FFF4DC', '#1F6F78', '#0E2A30', '#C2410C', '#F2C9A1'],
      ...['report', 'A page headed Week three, with two figures and three bars.', 'One page.'],
    ],
    besides: `, "title": "Week three", "figures": [
      { "figure": "31", "counts": "tables" }, { "figure": "£2", "counts": "for each" }
    ], "series": [1, 2, 3], "note": "Next: print fewer."`,
  },
  redirect: { words: '/our-old-name', answers: ['/projects/tide-co'] },
};

/** Testimonials as long as those of the frozen content: about 190 characters. */
export const moreTestimonials: readonly (readonly [
  logo: string,
  company: string,
  author: string,
  testimonial: string,
])[] = [
  [
    'saltgrass',
    'Saltgrass',
    'Imogen',
    'Every January I used to close for a fortnight and worry. This year ==we were full by the tenth==. The pictures look like the room does on a wet Tuesday, which is why ==they believe them==.',
  ],
  [
    'ironmoor',
    'Ironmoor',
    'Craig',
    'I expected a deck with arrows on it. I got one page, ==a number I could check myself==, and somebody who turned up at six in the morning to film the first class. Half of those are ==still members==.',
  ],
  [
    'lumenary',
    'Lumenary',
    'Farah',
    'Teachers can smell an advert across a staff room. These didn’t read like one. ==Eleven schools rang us== in a term, and the report said which post they had seen. Nobody ==padded the figures==.',
  ],
];
