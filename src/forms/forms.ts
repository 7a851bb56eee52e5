import { contactForm } from './contact.ts';
import { quizForm } from './quiz.ts';

/** Every form of the site. */
export const forms = [contactForm, quizForm] as const;
