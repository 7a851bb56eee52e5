import { type Problem, sortProblems } from '../kernel/problem.ts';
import type { Site } from '../kinds/site.ts';
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
 * What every page must have and no two may share. Unlike the advice on sentences these are rules:
 * `npm run prose` ends with status 1 where one is broken. A build doesn't look at them.
 */
export function brokenPageRules(site: Site): Problem[] {
  return sortProblems(rules.flatMap((rule) => rule(site)));
}
