import { sha256 } from '../kernel/digest.ts';
import type { Fault } from '../kernel/problem.ts';
import type { PageParts } from './page-notes.ts';

/** What is wrong with one page alone. */
export function pageObjections(page: PageParts): Fault[] {
  return checks.flatMap((check) => check(page));
}

const checks = [pictureAttributes, headings, repeatedIds, blockedAttributes, inline];

/** The size keeps the layout from shifting; an empty alt says that a picture is decoration. */
const needed = ['width', 'height', 'alt'];

function pictureAttributes({ pictures }: PageParts): Fault[] {
  return pictures.flatMap((picture) => {
    const missing = needed.filter((name) => picture[name] === undefined).join(', ');
    const message = `shows ${picture.src ?? 'a picture'} without ${missing}.`;
    return missing ? [{ code: 'wrong-markup', message }] : [];
  });
}

/** Screen readers navigate by headings: a page needs exactly one h1, first, and no skipped levels. */
function headings({ headings }: PageParts): Fault[] {
  const count = headings.filter(({ level }) => level === 1).length;
  const skips = headings.flatMap(({ level, text }, at) => {
    const before = headings[at - 1]?.level ?? 0;
    const message = `has the h${level} "${text}" after an h${before}.`;
    const words = `${'#'.repeat(level)} ${text}`;
    return level <= before + 1 ? [] : [{ code: 'heading-level' as const, message, words }];
  });
  const message = `has ${count} headings of level 1. A page has one.`;
  return count === 1 ? skips : [{ code: 'heading-level', message }, ...skips];
}

/** Links, labels and scripts find only the first element with an id. */
function repeatedIds({ repeatedIds }: PageParts): Fault[] {
  return [...repeatedIds].map((id) => ({
    code: 'repeated-value',
    message: `has the id "${id}" twice. If a heading is named so, give it other words.`,
  }));
}

function blockedAttributes({ blocked }: PageParts): Fault[] {
  return [...new Set(blocked)].map((what) => ({
    code: 'wrong-markup',
    message: `has ${what}, which the policy blocks. Use a class, or a widget.`,
  }));
}

/** Inline scripts and styles that the page's Content-Security-Policy would block. */
function inline({ inline, policy }: PageParts): Fault[] {
  if (policy === undefined) {
    return [{ code: 'wrong-markup', message: 'has no Content-Security-Policy.' }];
  }
  return inline.flatMap(({ kind, text, isGuarded }) => {
    const isAllowed = directive(policy, `${kind}-src`).includes(`'${sha256(text)}'`);
    if (isGuarded && isAllowed) return [];
    const what = isGuarded
      ? `whose hash is not in the policy: "${text.trim().slice(0, 40)}".`
      : 'before its policy, which has no say over it.';
    return [{ code: 'wrong-markup', message: `has a <${kind}> ${what}` }];
  });
}

function directive(policy: string, name: string): string[] {
  const found = policy.split(';').map((part) => part.trim().split(/\s+/));
  return found.find((words) => words[0] === name)?.slice(1) ?? [];
}
