/**
 * The basic pattern: something, `@`, and a domain with a dot. It is loose on purpose: a stricter
 * one rejects addresses that work. The quiz's last step, both schemas and the database share it, so
 * that an address accepted by one is never rejected by the next.
 */
export const emailPattern =
  /^[^\s@<>()[\]\\,;:"]+@(?:[^\s@<>()[\]\\,;:".]+\.)+[^\s@<>()[\]\\,;:".]{2,}$/;
