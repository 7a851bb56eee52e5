/** Whether the text names a scheme of its own that is not http; `quay.example:8080` is a port. */
const otherScheme = /^(?!https?:)[a-z][a-z\d+.-]*:(?!\d)/i;

/**
 * Puts `https://` before an address that lacks an http or https prefix. Blank stays blank, and an
 * address of another scheme stays what it is, so that `ftp://quay.example` is no host named `ftp`.
 */
export function withScheme(website: string): string {
  return website === '' || /^https?:/i.test(website) || otherScheme.test(website)
    ? website
    : `https://${website}`;
}

/**
 * Any http or https address that the browser's own URL parser takes, but for one that Chromium
 * alone takes, against the URL standard: a host with a space in it, as in `https://not a website`.
 */
export function isWebsite(text: string): boolean {
  if (!/^https?:/i.test(text) || !URL.canParse(text)) return false;
  return !new URL(text).hostname.includes('%20');
}
