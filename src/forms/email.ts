/**
 * The basic pattern: something, `@`, and a domain with a dot. It is loose on purpose, since a
 * stricter one turns away people whose addresses work. Step 6 of the quiz, both schemas and the
 * database use this one alone, so nobody passes the one to be stopped by the next.
 */
export const emailPattern =
  /^[^\s@<>()[\]\\,;:"]+@(?:[^\s@<>()[\]\\,;:".]+\.)+[^\s@<>()[\]\\,;:".]{2,}$/;
