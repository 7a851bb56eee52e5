import type { TextlintRuleContext, TextlintRuleModule } from '@textlint/types';
import { split } from 'sentence-splitter';
import { type Phrase, phrases, specified, superlatives, weakLinks } from './phrase.ts';
import { correction, isAmericanSpelling } from './spelling.ts';

/** The maximum number of words in a sentence. Source: content/README.md, "How we sound". */
const longestSentence = 35;

/** The checks of `npm run prose`, as textlint rules. */
export const rules = {
  words: eachSentence(({ sentence, found }) => {
    for (const phrase of phrases) for (const hit of hits(phrase, sentence)) found(hit);
    if (!/\d/.test(sentence)) for (const hit of hits(superlatives, sentence)) found(hit);
  }),
  length: eachSentence(({ sentence, found }) => {
    const { length } = words(sentence);
    if (length > longestSentence) found(`A sentence of ${length} words. Make it two.`);
  }),
  spelling: eachSentence(({ sentence, found }) => {
    for (const word of words(sentence)) {
      if (isAmericanSpelling(word)) found(`"${word}" is spelt the American way.`);
      const right = correction(word);
      if (right !== undefined)
        found(`"${word}" is in no dictionary.${right && ` Did you mean "${right}"?`}`);
    }
  }),
  exclamation: eachSentence(({ sentence, found }) => {
    if (sentence.includes('!')) found('An exclamation mark. Let the fact do it.');
  }),
  dashes: eachSentence(({ sentence, found }) => {
    if (/—| – /.test(sentence)) found('A dash between words. Try a full stop.');
  }),
  links: ({ Syntax, RuleError, report, getSource }) => ({
    [Syntax.Link](node) {
      const text = /^\[(.*)\]/s.exec(getSource(node))?.[1] ?? '';
      if (weakLinks.test(text.trim())) {
        report(node, new RuleError(`"${text}" says nothing of where the link goes.`));
      }
    },
  }),
} satisfies Record<string, TextlintRuleModule>;

type Node = NonNullable<Parameters<TextlintRuleContext['getSource']>[0]>;
type Look = (look: { sentence: string; found: (message: string) => void }) => void;

/** A rule that checks one sentence at a time, in paragraphs, headings, table cells and charts. */
function eachSentence(look: Look): TextlintRuleModule {
  return ({ Syntax, RuleError, report, getSource }) => {
    const foundAt = (node: Node, index: number) => (message: string) =>
      report(node, new RuleError(message, { index }));
    const block = (node: Node) => {
      for (const { type, raw, range } of split(wordsOnly(getSource(node)))) {
        if (type === 'Sentence') look({ sentence: plain(raw), found: foundAt(node, range[0]) });
      }
    };
    const chart = (node: Node) => {
      const source = getSource(node);
      if (!/^`+\s*chart\b/.test(source)) return;
      for (const { 0: line, index } of source.matchAll(/[^\n]+/g)) {
        look({ sentence: plain(line), found: foundAt(node, index) });
      }
    };
    return {
      [Syntax.Paragraph]: block,
      [Syntax.Header]: block,
      [Syntax.TableCell]: block,
      [Syntax.CodeBlock]: chart,
    };
  };
}

/** The marks of a text's blocks: a callout's kind, the dash before a source. */
const marks = [/\[![\w ]+\]/g, /(?<=\n(?:> ?)*)(?:—|–|--)(?= )/g];

/**
 * Blanks out words set by the specification and the marks of blocks, so that positions in the text
 * don't change.
 */
function wordsOnly(source: string): string {
  const blank = (text: string) => ' '.repeat(text.length);
  const own = specified.reduce((text, phrase) => text.replaceAll(phrase, blank), source);
  return marks.reduce((text, mark) => text.replace(mark, blank), own);
}

/** Markdown without its punctuation and link addresses. */
function plain(source: string): string {
  return source.replace(/\]\([^)]*\)/g, '').replace(/[[\]*_#|=]/g, '');
}

function words(sentence: string): string[] {
  return sentence.match(/[\p{L}\p{N}£][\p{L}\p{N}’'.,%-]*/gu)?.map(tidy) ?? [];
}

/** A word with straight apostrophes and without trailing punctuation. */
function tidy(word: string): string {
  return word.replaceAll('’', "'").replace(/[.,'-]+$/, '');
}

function hits({ pattern, advice }: Phrase, sentence: string): string[] {
  return [...sentence.matchAll(pattern)].map(([text]) => `"${text}" ${advice}`);
}
