import { type FormEvent, type ReactNode, use, useEffect, useRef, useState } from 'react';
import { letter } from '../forms/mail.ts';
import type { QuizValues } from '../forms/quiz.ts';
import { budgets, channels, goals, quizSteps, timelines } from '../forms/quiz-options.ts';
import { isStepValid, nextStep, previousStep } from '../forms/quiz-steps.ts';
import { useIsAwake } from './awake.tsx';
import { keepDraft, readDraft } from './draft.ts';
import { Failure } from './failure.tsx';
import { Field, Trap } from './field.tsx';
import { fill, text, texts } from './form-values.ts';
import { SenderContext } from './sender.ts';
import { useSubmission } from './use-submission.ts';

type QuizFormProps = {
  /** Where people write whose answers could not be sent. */
  email: string;
  /** The id of the picture whose stacks light up with the steps. */
  picture: string;
};

type Choice = {
  readonly name: 'goals' | 'channels' | 'budget' | 'timeline';
  readonly legend: string;
  readonly help: string;
  readonly type: 'checkbox' | 'radio';
  readonly options: readonly string[];
};

const form = 'quiz';

const choices: readonly Choice[] = [
  {
    name: 'goals',
    legend: 'What do you want more of?',
    help: 'Choose as many as you like.',
    type: 'checkbox',
    options: goals,
  },
  {
    name: 'channels',
    legend: 'Where should it happen?',
    help: 'Choose as many as you like. A guess will do.',
    type: 'checkbox',
    options: channels,
  },
  {
    name: 'budget',
    legend: 'What can you spend a month?',
    help: 'Nobody will hold you to it.',
    type: 'radio',
    options: budgets,
  },
  {
    name: 'timeline',
    legend: 'When should it begin?',
    help: 'Choose one.',
    type: 'radio',
    options: timelines,
  },
];

/** Where each field is asked for. */
const stepOf: Readonly<Record<keyof QuizValues, number>> = {
  ...{ company: 1, website: 1, goals: 2, channels: 3 },
  ...{ budget: 4, timeline: 5, email: 6, phone: 6 },
};

const nothing: QuizValues = {
  ...{ company: '', website: '', goals: [], channels: [] },
  ...{ budget: '', timeline: '', email: '', phone: '' },
};

function valuesOf(element: HTMLFormElement): QuizValues {
  const data = new FormData(element);
  return {
    company: text(data, 'company'),
    website: text(data, 'website'),
    goals: texts(data, 'goals'),
    channels: texts(data, 'channels'),
    budget: text(data, 'budget'),
    timeline: text(data, 'timeline'),
    email: text(data, 'email'),
    phone: text(data, 'phone'),
  };
}

/** The 60-Second Growth Quiz. Source: specification, sections 2, 4, 5, 7 and 8. */
export function QuizForm({ email, picture }: QuizFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const sender = use(SenderContext);
  const [step, setStep] = useState(1);
  const [values, setValues] = useState(nothing);
  const isMoved = useRef(false);
  // Once for each time it is sent: who puts one answer right is not led away to the next.
  const isWrongToShow = useRef(false);
  // Before that nobody knows what has been typed, and Enter is kept only for a button that is on.
  const isAwake = useIsAwake();
  const { state, messages, mail, submit, renew, field } = useSubmission<QuizValues>({
    form,
    element,
    table: 'quiz_submissions',
    parse: async (entered) => (await import('../forms/quiz.ts')).parseQuiz(entered),
    success: {
      title: 'Quiz completed!',
      text: 'Redirecting to book your strategy session...',
    },
    mail: (entered) => ({
      to: email,
      subject: `Growth Quiz Results - ${entered.company}`,
      body: answers(entered),
    }),
    restart: () => {
      isMoved.current = false;
      setStep(1);
      setValues(nothing);
    },
  });
  const isBusy = state === 'sending' || state === 'sent';

  useEffect(() => {
    if (!element.current) return;
    const draft = readDraft(form);
    fill(element.current, draft);
    setValues(valuesOf(element.current));
    if (typeof draft.step === 'number') setStep(Math.min(Math.max(draft.step, 1), quizSteps));
  }, []);
  useEffect(() => {
    document.getElementById(picture)?.setAttribute('data-step', String(step));
    // Not at the start, when nobody has asked for the quiz yet.
    if (isMoved.current)
      element.current?.querySelector<HTMLElement>(`[data-step="${step}"]`)?.focus();
  }, [picture, step]);
  useEffect(() => {
    if (state !== 'failed' || !isWrongToShow.current) return;
    const wrong = (Object.keys(stepOf) as (keyof QuizValues)[]).find((name) => messages[name]);
    if (wrong && stepOf[wrong] !== step) {
      isMoved.current = false;
      setStep(stepOf[wrong]);
      // This comes again once the step that holds it is shown; before that nothing takes the focus.
      return;
    }
    isWrongToShow.current = false;
    const next = wrong ? `[name="${wrong}"]` : '.form__failure';
    element.current?.querySelector<HTMLElement>(next)?.focus();
  }, [state, messages, step]);

  const goTo = (next: number) => {
    isMoved.current = true;
    setStep(next);
    if (element.current) keepDraft(form, { ...valuesOf(element.current), step: next });
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = valuesOf(event.currentTarget);
    if (!isStepValid(step, entered)) return;
    if (step < quizSteps) goTo(nextStep(step, entered));
    else {
      isWrongToShow.current = true;
      void submit(entered);
    }
  };
  return (
    <form
      className="form form--quiz"
      aria-label="60-Second Growth Quiz"
      method="post"
      noValidate
      ref={element}
      onSubmit={onSubmit}
      onInput={({ currentTarget }) => {
        const entered = valuesOf(currentTarget);
        setValues(entered);
        keepDraft(form, { ...entered, step });
        renew(entered);
      }}
      onFocus={() => {
        sender.prepare();
        import('../forms/quiz.ts').catch(() => {});
      }}
    >
      <div
        className="form__progress"
        role="progressbar"
        aria-label="Progress"
        aria-valuemin={1}
        aria-valuemax={quizSteps}
        aria-valuenow={step}
        aria-valuetext={`Step ${step} of ${quizSteps}`}
      >
        Step {step} of {quizSteps}
      </div>
      <Step number={1} current={step} legend="Who are you?">
        <Field {...field('company', 'Company')} autoComplete="organization" />
        <Field
          {...field('website', 'Website')}
          help="So that we can look before we answer."
          isOptional
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
        />
      </Step>
      {choices.map(({ name, legend, help, type, options }, at) => (
        <Step
          key={name}
          number={at + 2}
          current={step}
          legend={legend}
          help={help}
          message={messages[name]}
        >
          {options.map((option) => (
            <label key={option} className="option">
              <input type={type} name={name} value={option} />
              {option}
            </label>
          ))}
        </Step>
      ))}
      <Step number={6} current={step} legend="Where do we send the answer?">
        <Field {...field('email', 'E-mail')} type="email" autoComplete="email" />
        <Field
          {...field('phone', 'Phone')}
          help="Only if you would rather be rung."
          isOptional
          type="tel"
          autoComplete="tel"
        />
      </Step>
      <Trap />
      <div className="form__steps">
        {step > 1 && (
          <button
            className="button button--outline"
            type="button"
            disabled={isBusy}
            onClick={() => goTo(previousStep(step))}
          >
            Back
          </button>
        )}
        <button
          className="button"
          type="submit"
          disabled={isBusy || (isAwake && !isStepValid(step, values))}
        >
          {buttonName(step, state === 'sending')}
        </button>
      </div>
      {mail && <Failure mail={mail} />}
    </form>
  );
}

function buttonName(step: number, isSending: boolean): string {
  if (step < quizSteps) return 'Next';
  return isSending ? 'Submitting...' : 'Complete Quiz';
}

function answers(entered: QuizValues): string {
  return letter([
    ['Company', entered.company],
    ['Website', entered.website],
    ['Goals', entered.goals.join(', ')],
    ['Channels', entered.channels.join(', ')],
    ['Budget', entered.budget],
    ['Timeline', entered.timeline],
    ['E-mail', entered.email],
    ['Phone', entered.phone],
  ]);
}

type StepProps = {
  number: number;
  current: number;
  legend: string;
  help?: string;
  message?: string | undefined;
  children: ReactNode;
};

/** One step; the others stay in the form, hidden, so that the browser keeps their answers. */
function Step({ number, current, legend, help, message, children }: StepProps) {
  const helpId = `quiz-help-${number}`;
  return (
    <fieldset
      hidden={number !== current}
      data-step={number}
      tabIndex={-1}
      aria-describedby={help || message ? helpId : undefined}
    >
      <legend>{legend}</legend>
      {(help || message) && (
        <p className={message ? 'field__error' : 'field__help'} id={helpId}>
          {message ?? help}
        </p>
      )}
      <div className="form__options">{children}</div>
    </fieldset>
  );
}
