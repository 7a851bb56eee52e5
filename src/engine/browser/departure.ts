/** How long an error waits before it is logged, in ms. */
const departureTime = 3000;

/**
 * Logs an error if the page is still open a moment later: in Firefox and Safari, leaving a page
 * fails whatever it is still loading, and then its timers never fire.
 */
export function logUnlessLeaving(...words: unknown[]): void {
  setTimeout(console.error, departureTime, ...words);
}
