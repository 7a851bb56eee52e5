import { z } from 'zod';
import { formerPath, redirectTarget } from './parts.ts';

export const redirect = z.strictObject({
  from: formerPath.meta({
    title: 'Former address',
    description: 'The former address, such as /our-work or /about.html.',
  }),
  to: redirectTarget.meta({
    title: 'New address',
    description: 'The page that is there instead, such as /work.',
  }),
});

export type Redirect = Readonly<z.infer<typeof redirect>>;
