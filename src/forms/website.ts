/** An http address whose host has a dot in it. The database holds websites to it too. */
export const websitePattern = /^https?:\/\/[^\s/?#@]+\.[^\s/?#@.]{2,}(?:[/?#]\S*)?$/i;

/** Puts `https://` before an address that lacks a scheme; blank stays blank. */
export function withScheme(website: string): string {
  return website === '' || /^https?:\/\//i.test(website) ? website : `https://${website}`;
}

/** Whether a browser could open it: of the pattern, and understood by the URL standard. */
export function isWebsite(text: string): boolean {
  try {
    return websitePattern.test(text) && Boolean(new URL(text));
  } catch {
    return false;
  }
}
