import { colourClass } from '../kernel/photograph.ts';

/** What markup has that rules of a stylesheet apply to. */
export type StyleNames = {
  /** Classes, such as `.card`, and elements, such as `p`. */
  readonly names: ReadonlySet<string>;
  /** The colours that hold the places of its photographs: `a3b`. */
  readonly colours: ReadonlySet<string>;
};

/** Every page has these; a keyframe's names are no elements. */
const everywhere = ['html', 'body', 'from', 'to'];

/** Notes them for whoever goes through markup. */
export class StyleNotes {
  readonly names = new Set(everywhere);
  readonly colours = new Set<string>();

  open(element: string, classes?: string): void {
    this.names.add(element);
    if (classes === undefined) return;
    for (const one of classes.split(' ')) this.names.add(`.${one}`);
    for (const [, colour = ''] of classes.matchAll(colourClass)) this.colours.add(colour);
  }
}

/** What two pieces of a page's markup have. */
export function allNames(one: StyleNames, other: StyleNames): StyleNames {
  return { names: one.names.union(other.names), colours: one.colours.union(other.colours) };
}
