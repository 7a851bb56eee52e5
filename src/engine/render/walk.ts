import { type Handler, Parser } from 'htmlparser2';
import { PageNotes, type PageParts } from '../audit/page-notes.ts';
import { BrokenLines } from './broken-lines.ts';
import { ChangedCopy } from './changed-copy.ts';
import { betweenTexts, hasOptionalSlash, imagePreload, leanProps } from './lean.ts';
import { type StyleNames, StyleNotes } from './style-names.ts';

export type WalkOptions = {
  /** Whether lines of headings break by sense. */
  readonly hasBreaks: boolean;
  /** The ids in the layout around the markup. */
  readonly ids?: readonly string[] | undefined;
  /** The markup of the widget whose place a comment marks; none if it marks none. */
  readonly widget?: (comment: string) => string | undefined;
  /** Told of the address of each `<img>` as it is written, before its attribute is asked for. */
  readonly image?: (src: string) => void;
  /** An attribute, ` src="/assets/a.svg"`, with the final names of assets and chunks. */
  readonly named?: ((attribute: string) => string) | undefined;
};

/** Finished markup, and what it holds. */
export type Walked = {
  readonly markup: string;
  readonly parts: PageParts;
  readonly styles: StyleNames;
};

/**
 * Goes once through the markup that React has rendered: makes it lean, breaks the lines of headings,
 * puts in widgets and the names of assets, and notes on the way what the audit and the page's
 * stylesheet need to know. What doesn't change is copied as it is written.
 */
export function walk(markup: string, options: WalkOptions): Walked {
  const notes = new PageNotes(options.ids);
  const styles = new StyleNotes();
  const finished = new Walk(markup, { ...options, notes, styles, isWidget: false }).finished();
  return { markup: finished, parts: notes.parts, styles };
}

type Way = WalkOptions & {
  readonly notes: PageNotes;
  readonly styles: StyleNotes;
  /** A widget's markup changes in nothing but names, as the browser renders it again. */
  readonly isWidget: boolean;
};

/** Not a function, since the parser's events share where they are. */
class Walk implements Partial<Handler> {
  readonly #source: string;
  readonly #way: Way;
  readonly #copy: ChangedCopy;
  readonly #lines: BrokenLines | undefined;
  readonly #parser: Parser;
  #tag = '';
  /** Whether the current tag is left out. */
  #isDropped = false;
  /** The current tag's attributes that have another value now. */
  #changed: Record<string, string> = {};
  /** The end of the last opening tag. */
  #tagEnd = 0;

  constructor(source: string, way: Way) {
    this.#source = source;
    this.#way = way;
    this.#copy = new ChangedCopy(source);
    this.#lines = way.hasBreaks ? new BrokenLines(source, this.#copy, way.styles) : undefined;
    this.#parser = new Parser(this);
  }

  finished(): string {
    this.#parser.end(this.#source);
    return this.#copy.finish();
  }

  onopentagname(name: string): void {
    this.#tag = name;
    this.#changed = {};
    this.#isDropped =
      !this.#way.isWidget && this.#source.startsWith(imagePreload, this.#parser.startIndex);
  }

  onattribute(name: string, value: string): void {
    if (this.#isDropped) return;
    const { image, isWidget } = this.#way;
    if (this.#tag === 'img' && name === 'src') image?.(value);
    const isProps = name === 'data-props' && !isWidget;
    if (isProps || value.includes('/assets/') || name === 'data-chunks') this.#rename(name);
  }

  onopentag(name: string, attributes: Record<string, string>): void {
    const { startIndex: start, endIndex: end } = this.#parser;
    const { notes, styles, isWidget } = this.#way;
    this.#tagEnd = end + 1;
    if (this.#isDropped) this.#copy.change(start, this.#tagEnd, '');
    else {
      notes.open(name, Object.assign(attributes, this.#changed));
      styles.open(name, attributes.class);
    }
    if (hasOptionalSlash(name) && this.#source[end - 1] === '/' && !isWidget) {
      this.#copy.change(end - 1, end, '');
    }
    this.#lines?.begin(name, start, this.#tagEnd);
  }

  ontext(text: string): void {
    this.#way.notes.text(text);
  }

  oncomment(text: string): void {
    const { startIndex: start, endIndex: end } = this.#parser;
    if (this.#way.isWidget) return;
    const isBetweenTexts = this.#source.startsWith(betweenTexts, start);
    const placed = isBetweenTexts ? '' : this.#placed(text);
    if (placed !== undefined) this.#copy.change(start, end + 1, placed);
  }

  onclosetag(name: string, isImplied: boolean): void {
    const { startIndex: start, endIndex: end } = this.#parser;
    if (name === 'path' && !isImplied && start === this.#tagEnd && !this.#way.isWidget) {
      this.#copy.change(start - 1, end + 1, '/>');
    }
    this.#way.notes.close(name, this.#lines?.end(start));
  }

  /** The finished widget whose place a comment marks. */
  #placed(comment: string): string | undefined {
    const markup = this.#way.widget?.(comment);
    if (markup === undefined) return undefined;
    return new Walk(markup, { ...this.#way, isWidget: true, hasBreaks: false }).finished();
  }

  /** The attribute that has just ended, with its final names. */
  #rename(name: string): void {
    // With the space before it.
    const from = this.#parser.startIndex - 1;
    const to = this.#parser.endIndex;
    const { isWidget, named } = this.#way;
    const written = this.#source.slice(from, to);
    const lean = isWidget ? written : leanProps(written);
    const renamed = named?.(lean) ?? lean;
    if (renamed === written) return;
    this.#copy.change(from, to, renamed);
    this.#changed[name] = renamed.slice(` ${name}="`.length, -1);
  }
}
