import { realFiles as files, realSite as site } from '../src/e2e/fixtures/real-content.ts';
import { formatProblem, sortProblems } from '../src/engine/kernel/problem.ts';
import { countWords } from '../src/engine/kernel/text.ts';
import { siteLists } from '../src/site/own-site.ts';
import { findings, pieces, withSuggestion } from '../src/studio/prose/findings.ts';
import { brokenPageRules } from '../src/studio/prose/page-rules.ts';
import { repeatedFigures } from '../src/studio/prose/repeated-figures.ts';

/*
 * Prints word counts, advice on the site's wording by "How we sound" in content/README.md, and
 * broken page rules. Advice never fails, since a person decides whether a sentence is good; a broken
 * rule exits with status 1.
 */
const all = files.flatMap(pieces);
const problems = sortProblems(all.flatMap(findings).map(withSuggestion));

const lists = siteLists(site).map(({ pages }) => pages);
console.log('Words of the text, and of the whole file:');
for (const pages of [...lists, Object.values(site.pages)]) {
  console.log('');
  for (const { body, source } of pages) {
    const whole = all.filter(({ file }) => file === source.file);
    const words = whole.reduce((sum, { text }) => sum + countWords(text), 0);
    console.log(`${String(body.words).padStart(6)}${String(words).padStart(6)}  ${source.file}`);
  }
}

console.log(`\n${problems.map(formatProblem).join('\n') || 'Nothing to say about the words.'}`);

console.log(
  '\nFigures that several files state: let one do so, and the others name it or link to it.\n',
);
for (const { figure, files: stating } of repeatedFigures(files)) {
  console.log(`${figure.padStart(16)}  ${stating.join(', ')}`);
}

const broken = brokenPageRules(site);
if (broken.length > 0) {
  console.error(`\nTo put right:\n${broken.map(formatProblem).join('\n')}`);
  process.exitCode = 1;
}
