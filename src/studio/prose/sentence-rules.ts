import type { TextlintRuleContext, TextlintRuleModule } from '@textlint/types';
import { split } from 'sentence-splitter';
import { correction, isAmericanSpelling } from './spelling.ts';

/** Words that content/README.md asks writers to leave out, and what to do instead. */
type Phrase = { readonly pattern: RegExp; readonly advice: string };

const emptyWords =
  /\b(elevat(e|es|ed|ing)|unlock(s|ed|ing)?|leverag(e|es|ed|ing)|game[- ]chang(er|ers|ing)|seamless(ly)?|robust(ly)?|holistic(ally)?|delv(e|es|ed|ing)|bespoke|cutting[- ]edge|passionate(ly)?|boost(s|ed|ing)?|solutions|synerg(y|ies)|(customer|brand|your) journey|(digital|marketing|media) landscape)\b/gi;

const boasts =
  /\b((the|our) (very )?best|best[- ](in[- ]class|kept)|(a|the|our) leading|leading (agency|expert|provider)s?|top[- ](agency|agencies|class|notch|quality|rated|tier)|finest|greatest|unrivalled|unbeatable|world[- ]class|award[- ]winning|number one|premier|ultimate|experts? in)\b/gi;

/** Each is looked for in one sentence at a time. */
const phrases: readonly Phrase[] = [
  { pattern: emptyWords, advice: 'says nothing of its own. Say what happens instead.' },
  { pattern: /\btailored\b(?! proposal)/gi, advice: 'is for the Tailored Proposal alone.' },
  {
    pattern: /\bin (today[’']s|a|this) (fast|ever)[- ]\w+( \w+)? (world|age|market)\b/gi,
    advice: 'opens nothing. Begin with the fact.',
  },
  {
    pattern: /\bnot (just|only|merely)\b[^.;]*?\bbut( also)?\b/gi,
    advice: 'is a habit. Say the second thing alone.',
  },
  {
    pattern: /\bwhether you[’']?re\b[^.;]*?\bor\b/gi,
    advice: 'speaks to nobody. Choose a reader.',
  },
];

/** Only applied to sentences without a figure, as a figure may be the superlative's evidence. */
const superlatives: Phrase = {
  pattern: boasts,
  advice: 'is a superlative without evidence. Put the figure beside it, or take it out.',
};

const weakLinks =
  /^((click|press|tap|go)? ?here|(read|learn|find out|see|discover) more|more( info(rmation)?)?|this( (page|link|article))?|link)[.…]?$/i;

/** Set by the specification, exclamation mark included. Source: section 8 and the 404 screen. */
const specified = ['Oops! Page not found', 'Message sent!', 'Quiz completed!'];

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
      if (right === undefined) continue;
      const message = `"${word}" is in no dictionary.${right && ` Did you mean "${right}"?`}`;
      found(message, right ? { word, right } : undefined);
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
type Spelling = { readonly word: string; readonly right: string };
type Found = (message: string, spelling?: Spelling) => void;
type Look = (look: { sentence: string; found: Found }) => void;

/** A rule that checks one sentence at a time, in paragraphs, headings, table cells and charts. */
function eachSentence(look: Look): TextlintRuleModule {
  return ({ Syntax, RuleError, report, getSource, fixer }) => {
    const foundAt =
      (node: Node, index: number): Found =>
      (message, spelling) => {
        const at = spelling ? getSource(node).indexOf(spelling.word, index) : -1;
        const fix =
          spelling && at !== -1
            ? { fix: fixer.replaceTextRange([at, at + spelling.word.length], spelling.right) }
            : {};
        report(node, new RuleError(message, { index, ...fix }));
      };
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
