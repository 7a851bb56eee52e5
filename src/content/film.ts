import { z } from 'zod';
import { id, text } from './parts.ts';

/** A name of a file in `content/media/`. */
const mediaFile = (kind: 'film' | 'captions') => text(120).meta({ media: kind });

const shown = {
  id: id.describe('A short id, by which projects name the film.'),
  title: text(100).describe('What the film is called.'),
  poster: text(120)
    .meta({ photograph: 'gallery' })
    .describe('A still from it, a photograph in content/media, such as launch-day.jpg.'),
};

/**
 * A film of our own, or one on YouTube or Vimeo. One that people speak in has captions, and each has
 * a transcript. Source: WCAG 2.2, 1.2.2 and 1.2.3.
 */
export const film = z
  .strictObject({
    ...shown,
    file: mediaFile('film')
      .optional()
      .meta({ usual: true })
      .describe('The film’s file in content/media, an MP4 or WebM, such as launch-day.mp4.'),
    captions: mediaFile('captions')
      .optional()
      .meta({ usual: true })
      .describe('Its captions, a WebVTT file in content/media; "none" says that nobody speaks.'),
    transcript: z
      .array(text(2000))
      .min(1)
      .optional()
      .meta({ usual: true })
      .describe('All that is said and that happens, a list of paragraphs, to be read instead.'),
    address: z
      .string()
      .regex(
        /^https:\/\/(www\.youtube\.com\/watch\?v=|youtu\.be\/|vimeo\.com\/)[\w-]+$/,
        'must be the address of a film on YouTube or Vimeo, such as https://vimeo.com/123456',
      )
      .optional()
      .describe('Instead of a file: where it is on YouTube or Vimeo. The page links to it there.'),
    length: z
      .string()
      .regex(/^\d{1,3}:[0-5]\d$/, 'must be minutes and seconds, such as 2:31')
      .describe('How long it is, in minutes and seconds, such as 2:31.'),
  })
  .superRefine((value, context) => {
    const own = ['captions', 'transcript'] as const;
    const wanted = value.address ? [] : (['file', ...own] as const);
    for (const name of wanted.filter((name) => value[name] === undefined)) {
      context.addIssue({ code: 'custom', path: [name], input: undefined, message: '' });
    }
    if (value.address && value.file) {
      const message = 'although it has a file too: a film is ours or elsewhere. Leave one out';
      context.addIssue({ code: 'custom', path: ['address'], input: value.address, message });
    }
  });

export type Film = Readonly<z.infer<typeof film>>;
