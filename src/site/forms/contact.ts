import type { Form, Submission, Values } from './form.ts';

/** The Quick Contact form. Source: specification, sections 3, 5 and 9. */
export const contactForm = {
  name: 'contact',
  table: 'contact_submissions',
  steps: [
    {
      fields: [
        { name: 'name', label: 'Name', kind: 'line', limit: 100, autoComplete: 'name' },
        { name: 'email', label: 'Email', kind: 'email', limit: 255 },
        {
          name: 'company',
          label: 'Company',
          noun: 'Company name',
          kind: 'line',
          limit: 100,
          isOptional: true,
          autoComplete: 'organization',
        },
        {
          name: 'message',
          label: 'Message',
          help: 'What would you like more of, and by when?',
          kind: 'lines',
          limit: 2000,
          isOptional: true,
        },
      ],
    },
  ],
} as const satisfies Form;

export type ContactSubmission = Submission<typeof contactForm>;

export type ContactValues = Values<typeof contactForm>;
