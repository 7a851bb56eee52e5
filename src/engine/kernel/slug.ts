/**
 * Turns a page's title into its slug: letters lose their accents and are lower-cased, each run of
 * characters other than a-z and 0-9 becomes one hyphen, trailing hyphens are removed.
 *
 * Source: specification, section 2. It doesn't mention leading hyphens, so they are not removed.
 */
export function slug(title: string): string {
  return title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-+$/, '');
}

export const idPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** What Windows keeps for devices, whatever the ending. Source: Microsoft, "Naming Files". */
const devices = /^(con|prn|aux|nul|(com|lpt)\d)$/;

/** Whether a name, without its ending, works in every URL and on every file system. */
export function isFileName(name: string): boolean {
  return idPattern.test(name) && !devices.test(name);
}

/** Letters whose base letter is no part of them. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
};

/** The closest id to a name that a file may have too: `Café Culture` gives `cafe-culture`; may be empty. */
export function idFrom(name: string): string {
  const plain = name.toLowerCase().replaceAll(/[ßæœøłđðþ]/g, (letter) => letters[letter] ?? letter);
  const id = slug(plain).replace(/^-/, '');
  return devices.test(id) ? `${id}-1` : id;
}
