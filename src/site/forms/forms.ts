import { contactForm } from './contact.ts';
import { quizForm } from './quiz.ts';

/** All forms on the site. */
export const forms = [contactForm, quizForm] as const;
