import { createHash } from 'node:crypto';
import type { Inline, Objection, PageParts } from './page-notes.ts';

/** Inline scripts, styles and handlers that the page's Content-Security-Policy would block. */
export function inline(page: PageParts): Objection[] {
  return [...attributes(page), ...unhashed(page)].map((message) => ({ message }));
}

function attributes({ blocked }: PageParts): string[] {
  return [...new Set(blocked)].map(
    (what) => `has ${what}, which the policy blocks. Use a class, or a widget.`,
  );
}

function unhashed({ inline, policy }: PageParts): string[] {
  if (policy === undefined) return ['has no Content-Security-Policy.'];
  return inline.flatMap(({ kind, text, isGuarded }: Inline) => {
    if (!isGuarded) return [`has a <${kind}> before its policy, which has no say over it.`];
    if (directive(policy, `${kind}-src`).includes(`'${sha256(text)}'`)) return [];
    return [`has a <${kind}> whose hash is not in the policy: "${text.trim().slice(0, 40)}".`];
  });
}

function directive(policy: string, name: string): string[] {
  const found = policy.split(';').map((part) => part.trim().split(/\s+/));
  return found.find((words) => words[0] === name)?.slice(1) ?? [];
}

/** Cached, since all pages have the same script and most pages share their styles. */
const hashes = new Map<string, string>();

function sha256(text: string): string {
  const found = hashes.get(text);
  if (found) return found;
  const made = `sha256-${createHash('sha256').update(text).digest('base64')}`;
  if (hashes.size > 100) hashes.clear();
  hashes.set(text, made);
  return made;
}
