import { z } from 'zod';
import { text } from '../../engine/content/parts.ts';

const recipient = z.strictObject({
  name: text(60).meta({ title: 'Company', description: 'The company, such as HubSpot.' }),
  does: text(120).describe('What it does with them, after “which”: keeps our list of enquiries.'),
});

export const recipients = z.array(recipient).min(1).optional().meta({
  title: 'Who else gets leads',
  description: 'The companies to which leads are passed on; /privacy names them.',
});

export function recipientsNotice(all: z.infer<typeof recipients>): string {
  if (!all) return 'No other company receives what you send.';
  const names = all.map(({ name, does }) => `to ${name}, which ${does}`);
  return `What you send in a form also goes ${names.join(', and ')}. No other company receives it.`;
}
