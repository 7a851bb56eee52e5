/** Words that content/README.md asks writers to leave out, and what to do instead. */
export type Phrase = { readonly pattern: RegExp; readonly advice: string };

const emptyWords =
  /\b(elevat(e|es|ed|ing)|unlock(s|ed|ing)?|leverag(e|es|ed|ing)|game[- ]chang(er|ers|ing)|seamless(ly)?|robust(ly)?|holistic(ally)?|delv(e|es|ed|ing)|bespoke|cutting[- ]edge|passionate(ly)?|boost(s|ed|ing)?|solutions|synerg(y|ies)|(customer|brand|your) journey|(digital|marketing|media) landscape)\b/gi;

const boasts =
  /\b((the|our) (very )?best|best[- ](in[- ]class|kept)|(a|the|our) leading|leading (agency|expert|provider)s?|top[- ](agency|agencies|class|notch|quality|rated|tier)|finest|greatest|unrivalled|unbeatable|world[- ]class|award[- ]winning|number one|premier|ultimate|experts? in)\b/gi;

/** Each is looked for in one sentence at a time. */
export const phrases: readonly Phrase[] = [
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
export const superlatives: Phrase = {
  pattern: boasts,
  advice: 'is a superlative without evidence. Put the figure beside it, or take it out.',
};

export const weakLinks =
  /^((click|press|tap|go)? ?here|(read|learn|find out|see|discover) more|more( info(rmation)?)?|this( (page|link|article))?|link)[.…]?$/i;

/** Set by the specification, exclamation mark included. Source: section 8 and the 404 screen. */
export const specified = ['Oops! Page not found', 'Message sent!', 'Quiz completed!'];
