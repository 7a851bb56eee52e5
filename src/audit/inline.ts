import { createHash } from 'node:crypto';
import type { Problem } from '../kernel/problem.ts';
import type { Inline, PageFacts } from './page-facts.ts';
import type { SiteFacts } from './site-facts.ts';

/** What the page's own policy would block in it, so that a visitor would miss it. */
export function inline({ wholePages }: SiteFacts): Problem[] {
  const hash = remembered(sha256);
  return wholePages.flatMap((page) =>
    [...attributes(page), ...unhashed(page, hash)].map((message) => ({ file: page.path, message })),
  );
}

function attributes({ blocked }: PageFacts): string[] {
  return [...new Set(blocked)].map(
    (what) => `has ${what}, which the policy blocks. Use a class, or a widget.`,
  );
}

function unhashed({ inline, policy }: PageFacts, hash: (text: string) => string): string[] {
  if (policy === undefined) return ['has no Content-Security-Policy.'];
  return inline.flatMap(({ kind, text, isGuarded }: Inline) => {
    if (!isGuarded) return [`has a <${kind}> before its policy, which has no say over it.`];
    if (directive(policy, `${kind}-src`).includes(`'${hash(text)}'`)) return [];
    return [`has a <${kind}> whose hash is not in the policy: "${text.trim().slice(0, 40)}".`];
  });
}

function directive(policy: string, name: string): string[] {
  const found = policy.split(';').map((part) => part.trim().split(/\s+/));
  return found.find((words) => words[0] === name)?.slice(1) ?? [];
}

function sha256(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

function remembered(make: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const result = known.get(text) ?? make(text);
    known.set(text, result);
    return result;
  };
}
