import { type Problem, sortProblems } from '../../engine/kernel/problem.ts';
import type { Site } from '../../site/kinds/site.ts';
import { emptyCategories, unlinkedPages } from './coverage.ts';
import { longTitles, wrongLengths } from './lengths.ts';
import { repeatedSentences, similarPages } from './repetition.ts';

const rules = [
  wrongLengths,
  longTitles,
  repeatedSentences,
  similarPages,
  emptyCategories,
  unlinkedPages,
];

/**
 * Problems with whole pages: length, links, repeated text. Unlike the advice on sentences these are
 * rules: `npm run prose` exits with code 1 if one is broken. Builds don't check them.
 */
export function brokenPageRules(site: Site): Problem[] {
  return sortProblems(rules.flatMap((rule) => rule(site)));
}
