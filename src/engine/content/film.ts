import { z } from 'zod';
import { id, needed, text } from './parts.ts';

const mediaFile = (kind: 'film' | 'captions') => text(120).meta({ media: kind });

/**
 * A film in `content/media/`, or on YouTube or Vimeo. Films with speech have captions; all have a
 * transcript. Source: WCAG 2.2, 1.2.2 and 1.2.3.
 */
export const film = z
  .strictObject({
    id: id.meta({
      title: 'Short name',
      description: 'A short name in lower case with hyphens, by which projects name the film.',
    }),
    title: text(100).describe('What the film is called.'),
    poster: text(120).meta({
      photograph: 'gallery',
      title: 'Still',
      description: 'A photograph from the film, shown before it plays.',
    }),
    file: mediaFile('film')
      .optional()
      .meta({ usual: true, title: 'Film', description: 'The film itself.' }),
    captions: mediaFile('captions').optional().meta({
      usual: true,
      description: 'What is said, as subtitles; "none" says that nobody speaks.',
    }),
    transcript: z.array(text(2000)).min(1).optional().meta({
      usual: true,
      description: 'All that is said and that happens, in paragraphs, to be read instead.',
    }),
    address: z
      .string()
      .regex(
        /^https:\/\/(www\.youtube\.com\/watch\?v=|youtu\.be\/|vimeo\.com\/)[\w-]+$/,
        'must be the address of a film on YouTube or Vimeo, such as https://vimeo.com/123456',
      )
      .optional()
      .meta({
        title: 'Address elsewhere',
        description:
          'Instead of a file: where it is on YouTube or Vimeo. The page links to it there.',
      }),
    length: z
      .string()
      .regex(/^\d{1,3}:[0-5]\d$/, 'must be minutes and seconds, such as 2:31')
      .describe('How long it is, in minutes and seconds, such as 2:31.'),
  })
  .superRefine((value, context) => {
    if (!value.address) needed(['file', 'captions', 'transcript'], value, context);
    if (value.address && value.file) {
      const message = 'although it has a file too: a film is ours or elsewhere. Leave one out';
      context.addIssue({ code: 'custom', path: ['address'], input: value.address, message });
    }
  });

export type Film = Readonly<z.infer<typeof film>>;
