import { Parser } from 'htmlparser2';
import type { ChangedCopy } from './changed-copy.ts';
import {
  isUnbroken,
  type LineBreaks,
  lineBreaks,
  unbrokenWithin,
  unbrokenWords,
} from './heading-breaks.ts';
import type { StyleNotes } from './style-names.ts';

/** An open element whose content changes as a whole when it closes. */
type Broken = { readonly depth: number; readonly breaks: LineBreaks };

/** Breaks the lines of headings and the like in a copy of a page's markup. */
export class BrokenLines {
  readonly #source: string;
  readonly #copy: ChangedCopy;
  readonly #styles: StyleNotes;
  readonly #open: Broken[] = [];
  #depth = 0;

  constructor(source: string, copy: ChangedCopy, styles: StyleNotes) {
    this.#source = source;
    this.#copy = copy;
    this.#styles = styles;
  }

  /** Called at every opening tag. @param end right behind it. */
  begin(name: string, start: number, end: number): void {
    this.#depth++;
    const isWithin = this.#open.length > 0;
    const breaks =
      lineBreaks(name, this.#source.slice(start, end)) ??
      (!isWithin && isUnbroken(this.#source, end) ? unbrokenWords : undefined);
    if (!breaks) return;
    this.#open.push({ depth: this.#depth, breaks });
    this.#copy.begin(end);
  }

  /**
   * Called whenever an element closes.
   *
   * @param at where its content ends.
   * @returns its new text, if its lines have been broken.
   */
  end(at: number): string | undefined {
    const last = this.#open.at(-1);
    if (last?.depth !== this.#depth--) return undefined;
    this.#open.pop();
    const content = this.#copy.end(at, (before) => {
      const broken = last.breaks(before);
      return this.#open.length > 0 ? broken : unbrokenWithin(broken);
    });
    // The only element that breaks add.
    if (content.includes('<span>')) this.#styles.open('span');
    return textOf(content);
  }
}

/** One parser for all texts, since making one takes longer than reading a heading. */
const reader = {
  text: '',
  parser: new Parser({
    ontext(more) {
      reader.text += more;
    },
  }),
};

/** The text of an element's content, as the parser tells it. */
function textOf(markup: string): string {
  reader.text = '';
  reader.parser.parseComplete(markup);
  return reader.text;
}
