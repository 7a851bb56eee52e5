import { isAmericanSpelling, isUnknown } from './spelling.ts';

type Phrase = { readonly pattern: RegExp; readonly advice: string };

const emptyWords =
  /\b(elevat(e|es|ed|ing)|unlock(s|ed|ing)?|leverag(e|es|ed|ing)|game[- ]chang(er|ers|ing)|seamless(ly)?|robust(ly)?|holistic(ally)?|delv(e|es|ed|ing)|bespoke|cutting[- ]edge|passionate(ly)?|boost(s|ed|ing)?|solutions|synerg(y|ies)|(customer|brand|your) journey|(digital|marketing|media) landscape)\b/gi;

const boasts =
  /\b((the|our) (very )?best|best[- ](in[- ]class|kept)|(a|the|our) leading|leading (agency|expert|provider)s?|top[- ](agency|agencies|class|notch|quality|rated|tier)|finest|greatest|unrivalled|unbeatable|world[- ]class|award[- ]winning|number one|premier|ultimate|experts? in)\b/gi;

/** Matched within single sentences. */
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

const habit = (pattern: RegExp, instead: string): Phrase => ({
  pattern,
  advice: `is a habit. Write ${instead}.`,
});

/** Plain modern British English, by content/README.md. Matched in Markdown. */
export const habits: readonly Phrase[] = [
  habit(/\b(no|some)body\b/gi, 'you, a name, or who'),
  habit(/\bmend(s|ed|ing)?\b/gi, 'fix'),
  habit(/\bdear(er|est)?\b/gi, 'expensive'),
  // Not in the name of a fact.
  habit(/(?<!\{\{ *)\btelephon(e|es|ed|ing)\b/gi, 'phone or call'),
  habit(/\b(ring|rings|ringing|rang|rung)\b/gi, 'call'),
  habit(/\be-mail(s|ed|ing)?\b/gi, 'email'),
  habit(/\blook among\b/gi, 'check'),
  habit(/\breckon(s|ed|ing)?\b/gi, 'work out or expect'),
  habit(
    /\b(is|was) the (whole )?(point|trick|job|lot)\.|\bthat[’']s (it|all)\.|\bthat is all\b/gi,
    'nothing: stop when you have said it',
  ),
  habit(
    /^#+ .*(\bwe (do|wo)n[’']t\b|not from us|we (refuse|turn down|leave alone)\b).*$/gi,
    'what you do',
  ),
];

/** Only applied to sentences without a figure, as a figure may be the superlative's evidence. */
const superlatives: Phrase = {
  pattern: boasts,
  advice: 'is a superlative without evidence. Put the figure beside it, or take it out.',
};

const weakLinks =
  /^((click|press|tap|go)? ?here|(read|learn|find out|see|discover) more|more( info(rmation)?)?|this( (page|link|article))?|link)[.…]?$/i;

/** The maximum number of words in a sentence. Source: content/README.md, "How we sound". */
const longestSentence = 35;

/** A finding, with the word if it is about its spelling. */
export type Advice = {
  readonly message: string;
  readonly word?: string;
  /** Whether no dictionary has it. */
  readonly isUnknown?: boolean;
};

/** Checks a sentence of Markdown against the style guide. */
export function adviceOn(sentence: string): Advice[] {
  const text = plain(sentence);
  const { length } = words(text);
  const found = [
    ...[...phrases, ...(/\d/.test(text) ? [] : [superlatives])].flatMap((one) => hits(one, text)),
    ...habits.flatMap((one) => hits(one, sentence)),
  ];
  if (length > longestSentence) found.push(`A sentence of ${length} words. Make it two.`);
  if (text.includes('!')) found.push('An exclamation mark. Let the fact do it.');
  if (/—| – /.test(text)) found.push('A dash between words. Try a full stop.');
  for (const [, link = ''] of sentence.matchAll(/(?<!!)\[([^\]]*)\]\(/g)) {
    if (weakLinks.test(plain(link).trim()))
      found.push(`"${plain(link).trim()}" says nothing of where the link goes.`);
  }
  return [...found.map((message) => ({ message })), ...words(text).flatMap(adviceOnSpelling)];
}

function adviceOnSpelling(word: string): Advice[] {
  if (isAmericanSpelling(word)) return [{ message: `"${word}" is spelt the American way.`, word }];
  if (!isUnknown(word)) return [];
  return [{ message: `"${word}" is in no dictionary.`, word, isUnknown: true }];
}

/** Markdown without its punctuation and link addresses. */
function plain(source: string): string {
  return source.replace(/\]\([^)]*\)/g, '').replace(/!(?=\[)|[[\]*_#|=]/g, '');
}

function words(sentence: string): string[] {
  return sentence.match(/[\p{L}\p{N}£][\p{L}\p{N}’'.,%-]*/gu)?.map(tidy) ?? [];
}

/** A word with straight apostrophes and without trailing punctuation. */
function tidy(word: string): string {
  return word.replaceAll('’', "'").replace(/[.,'-]+$/, '');
}

function hits({ pattern, advice }: Phrase, sentence: string): string[] {
  return [...sentence.matchAll(pattern)].map(([text]) => `"${plain(text).trim()}" ${advice}`);
}
