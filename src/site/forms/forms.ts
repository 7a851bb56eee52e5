import { contactForm } from './contact.ts';
import { quizForm } from './quiz.ts';

export const forms = [contactForm, quizForm] as const;
