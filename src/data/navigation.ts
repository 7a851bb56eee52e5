import { z } from 'zod';
import { sitePath, text } from '../content/parts.ts';

const item = z.strictObject({
  name: text(40).describe('The words of the link.'),
  href: sitePath.describe('The path it leads to.'),
});

const column = z.strictObject({
  title: text(40).describe('The heading of the column.'),
  items: z.array(item).min(1).describe('A list of links, each with a name and an href.'),
});

export const navigation = z.strictObject({
  main: z.array(item).min(1).describe('The links of the top navigation, in order.'),
  whoWeHelp: column.describe('The drop-down menu: its title and its items.'),
  button: item.describe('The button at the end of the top navigation.'),
  footer: z.array(column).min(1).describe('The columns of links in the footer.'),
  small: z.array(item).describe('The small links in the last line of the footer.'),
});

export type NavigationItem = z.infer<typeof item>;
export type Navigation = z.infer<typeof navigation>;
