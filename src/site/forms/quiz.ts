import type { Form, Submission, Values } from './form.ts';

/** The 60-Second Growth Quiz. Source: specification, sections 3, 4, 5 and 9. */
export const quizForm = {
  name: 'quiz',
  table: 'quiz_submissions',
  steps: [
    {
      question: 'Who are you?',
      fields: [
        {
          name: 'company',
          label: 'Company',
          noun: 'Company name',
          help: 'All we need for the next step.',
          kind: 'line',
          limit: 100,
          autoComplete: 'organization',
        },
        {
          name: 'website',
          label: 'Website',
          noun: 'Website URL',
          help: 'So that we can look before we reply.',
          kind: 'website',
          limit: 255,
          isOptional: true,
        },
      ],
    },
    {
      question: 'What do you want more of?',
      fields: [
        {
          name: 'goals',
          label: 'Goals',
          noun: 'goal',
          help: 'Choose as many as you like.',
          kind: 'some',
          options: ['Brand awareness', 'Lead generation', 'Sales growth', 'Content engine'],
        },
      ],
    },
    {
      question: 'Which channels?',
      fields: [
        {
          name: 'channels',
          label: 'Channels',
          noun: 'channel',
          help: 'Choose as many as you like.',
          kind: 'some',
          options: ['Instagram', 'TikTok', 'LinkedIn', 'YouTube', 'Google Ads', 'Meta Ads'],
        },
      ],
    },
    {
      question: 'What can you spend a month?',
      fields: [
        {
          name: 'budget',
          label: 'Budget',
          help: 'Our fee, without ads. Below £1k? Choose the first, and we’ll say what you can do alone.',
          kind: 'one',
          options: ['£1k–£3k', '£3k–£5k', '£5k+'],
        },
      ],
    },
    {
      question: 'When should we start?',
      fields: [
        {
          name: 'timeline',
          label: 'Timeline',
          help: 'Choose one.',
          kind: 'one',
          options: ['Now', '1–3 months', '3–6 months'],
        },
      ],
    },
    {
      question: 'Where shall we reply?',
      fields: [
        { name: 'email', label: 'Email', kind: 'email', limit: 255 },
        {
          name: 'phone',
          label: 'Phone',
          noun: 'Phone number',
          help: 'Only if you’d like a call.',
          kind: 'phone',
          limit: 20,
          isOptional: true,
        },
      ],
    },
  ],
} as const satisfies Form;

export type QuizSubmission = Submission<typeof quizForm>;

export type QuizValues = Values<typeof quizForm>;
