import { withoutControls } from './text.ts';

/**
 * Invisible characters. Those that set the direction of text can make a page show other words than
 * it contains; the others break searches, links and addresses.
 *
 * Sources: Unicode Standard Annex #9, section 2, for the directions; Unicode Technical Report #36,
 * section 2.10, for the others. Joiners (U+200C, U+200D) are allowed within emoji and within scripts
 * that need them, and tags within flags, such as England's.
 */
export const invisible = new RegExp(
  [
    /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/u,
    /(?<!\ufe0f|[\p{M}\p{Emoji_Modifier}\p{Extended_Pictographic}\p{Lo}])[\u200c\u200d]/u,
    /(?<!\u{1f3f4}[\u{e0020}-\u{e007f}]*)[\u{e0000}-\u{e007f}]/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'u',
);

const all = new RegExp(invisible, 'gu');

/** Pasted text may contain soft hyphens, byte order marks and control characters. */
export function withoutInvisible(pasted: string): { readonly text: string; readonly out: number } {
  // A slide's line break is a vertical tab, a page break a form feed.
  const lines = pasted.replaceAll(/[\v\f]/g, '\n');
  const text = withoutControls(lines).replaceAll(all, '');
  return { text, out: [...lines].length - [...text].length };
}
