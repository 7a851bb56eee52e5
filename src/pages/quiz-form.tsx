import { budgets, channels, goals, quizSteps, timelines } from '../forms/quiz.ts';
import { FormNotice } from './form-notice.tsx';

type Choice = {
  name: string;
  legend: string;
  type: 'checkbox' | 'radio';
  options: readonly string[];
};

const choices: Choice[] = [
  { name: 'goals', legend: 'What do you want more of?', type: 'checkbox', options: goals },
  { name: 'channels', legend: 'Where should it happen?', type: 'checkbox', options: channels },
  { name: 'budget', legend: 'What can you spend a month?', type: 'radio', options: budgets },
  { name: 'timeline', legend: 'When should it begin?', type: 'radio', options: timelines },
];

/** The six steps of the quiz, all in view; they cannot be sent yet, and say so. */
export function QuizForm({ email }: { email: string }) {
  return (
    <form className="form form--quiz" aria-label="60-Second Growth Quiz">
      <FormNotice email={email} />
      <Step number={1} legend="Who are you?">
        <p className="field">
          <label htmlFor="quiz-company">Company</label>
          <input id="quiz-company" name="company" autoComplete="organization" />
        </p>
        <p className="field">
          <label htmlFor="quiz-website">
            Website <span>(optional)</span>
          </label>
          <input id="quiz-website" name="website" inputMode="url" autoComplete="url" />
        </p>
      </Step>
      {choices.map(({ name, legend, type, options }, index) => (
        <Step key={name} number={index + 2} legend={legend}>
          {options.map((option) => (
            <label key={option} className="option">
              <input type={type} name={name} value={option} />
              {option}
            </label>
          ))}
        </Step>
      ))}
      <Step number={6} legend="Where do we send the answer?">
        <p className="field">
          <label htmlFor="quiz-email">E-mail</label>
          <input id="quiz-email" name="email" type="email" autoComplete="email" />
        </p>
        <p className="field">
          <label htmlFor="quiz-phone">
            Phone <span>(optional)</span>
          </label>
          <input id="quiz-phone" name="phone" type="tel" autoComplete="tel" />
        </p>
      </Step>
      <button className="button" type="submit" disabled>
        Complete Quiz
      </button>
    </form>
  );
}

type StepProps = { number: number; legend: string; children: React.ReactNode };

function Step({ number, legend, children }: StepProps) {
  return (
    <fieldset disabled>
      <legend>
        <small>
          Step {number} of {quizSteps}
        </small>
        {legend}
      </legend>
      <div className="form__options">{children}</div>
    </fieldset>
  );
}
