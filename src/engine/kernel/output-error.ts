/** The finished site could not be written. The message names the path and the cure. */
export class OutputError extends Error {
  override readonly name = 'OutputError';
}
