/**
 * Words that lean on the next one, so that a line should not end with them; the firmest first.
 * Typographic apostrophes, since content has no others.
 */
export const leaning: readonly ReadonlySet<string>[] = [
  `a an the my our your his her its their no every each of in on at to for with from by as into onto
   than per near and or but nor if &amp;`,
  `i we you he she it they who that these those this both until after before about between through
   without within across around behind against over under while because so when whether i’d i’ve
   i’ll we’d we’ve we’ll we’re you’d you’ve you’ll you’re they’d they’ve they’ll they’re don’t
   doesn’t didn’t won’t can’t isn’t aren’t wasn’t not`,
  `is are was were be been has have had do does did will would can could should must might it’s
   that’s what’s who’s what why how which where two three four five six seven eight nine ten eleven
   twelve`,
].map((words) => new Set(words.split(/\s+/)));

/** Words that belong to the verb before them, as in "find out". */
export const particles: ReadonlySet<string> = new Set(['out', 'up', 'off', 'away', 'down', 'back']);

/** Whether one word counts the other, as in "600 buyers", or is a year after what it dates. */
export function isNumberOf(word: string, next: string): boolean {
  return /^\d[\d,.–-]*$/.test(word) || /^(19|20)\d\d\b/.test(next);
}
