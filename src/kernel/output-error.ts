/** The finished site could not be put where it belongs. The message names the place and the cure. */
export class OutputError extends Error {
  override readonly name = 'OutputError';
}
