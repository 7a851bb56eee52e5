import { z } from 'zod';
import { sitePath, text } from '../../engine/content/parts.ts';

const item = z.strictObject({
  name: text(40).meta({ title: 'Words', description: 'The words of the link.' }),
  href: sitePath.meta({ title: 'Leads to', description: 'The page it leads to.' }),
});

const column = z.strictObject({
  title: text(40).describe('The heading of the column.'),
  items: z.array(item).min(1).meta({ title: 'Links', description: 'The links, in order.' }),
});

export const navigation = z.strictObject({
  main: z
    .array(item)
    .min(1)
    .meta({ title: 'Top menu', description: 'The links of the top navigation, in order.' }),
  whoWeHelp: column.meta({
    title: 'Who We Help',
    description: 'The drop-down menu: its title and its links.',
  }),
  button: item.describe('The button at the end of the top navigation.'),
  footer: z
    .array(column)
    .min(1)
    .meta({ title: 'Footer columns', description: 'The columns of links in the footer.' }),
  small: z
    .array(item)
    .meta({ title: 'Small links', description: 'The small links in the last line of the footer.' }),
});

export type NavigationItem = z.infer<typeof item>;
export type Navigation = z.infer<typeof navigation>;
