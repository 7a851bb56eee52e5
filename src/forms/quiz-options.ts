/** The quiz's choices, exactly as section 3 of the specification lists them. */
export const goals = [
  'Brand awareness',
  'Lead generation',
  'Sales growth',
  'Content engine',
] as const;

export const channels = [
  'Instagram',
  'TikTok',
  'LinkedIn',
  'YouTube',
  'Google Ads',
  'Meta Ads',
] as const;

export const budgets = ['£1k–£3k', '£3k–£5k', '£5k+'] as const;

export const timelines = ['Now', '1–3 months', '3–6 months'] as const;

/** Source: specification, section 9. */
export const quizSteps = 6;
