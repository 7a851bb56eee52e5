/**
 * A copy of markup in which some places change, told from its beginning to its end. All else is
 * copied as it is written.
 */
export class ChangedCopy {
  readonly #source: string;
  /** What of the source is copied, or has been changed. */
  #at = 0;
  #text = '';
  /** The text before each element that is open. */
  readonly #before: string[] = [];

  constructor(source: string) {
    this.#source = source;
  }

  change(from: number, to: number, text: string): void {
    this.#copy(from);
    this.#text += text;
    this.#at = to;
  }

  /** The content begins that `end` is asked to change as a whole. */
  begin(at: number): void {
    this.#copy(at);
    this.#before.push(this.#text);
    this.#text = '';
  }

  /** @returns the content as it is now. */
  end(at: number, changed: (content: string) => string): string {
    this.#copy(at);
    const content = changed(this.#text);
    this.#text = this.#before.pop() + content;
    return content;
  }

  finish(): string {
    this.#copy(this.#source.length);
    return this.#text;
  }

  #copy(to: number): void {
    this.#text += this.#source.slice(this.#at, to);
    this.#at = to;
  }
}
