/** A scheme other than http(s). A digit after the colon means a port: `quay.example:8080`. */
const otherScheme = /^(?!https?:)[a-z][a-z\d+.-]*:(?!\d)/i;

/**
 * Prepends `https://` to an address without a scheme, which may begin with its slashes. Blank stays
 * blank, and another scheme stays as it is, so that `ftp://quay.example` doesn't become a host
 * named `ftp`.
 */
export function withScheme(website: string): string {
  return website === '' || /^https?:/i.test(website) || otherScheme.test(website)
    ? website
    : website.replace(/^\/*/, 'https://');
}

/**
 * Any http or https URL that the browser's parser accepts, except a host with a space, as in
 * `https://not a website`, which Chromium alone accepts, against the URL standard.
 */
export function isWebsite(text: string): boolean {
  if (!/^https?:/i.test(text) || !URL.canParse(text)) return false;
  return !new URL(text).hostname.includes('%20');
}
