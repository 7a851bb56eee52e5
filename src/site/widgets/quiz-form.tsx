import { type FormEvent, Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import {
  type ChoiceField,
  emptyValues,
  type FormField,
  type FormStep,
  type TextField,
} from '../forms/form.ts';
import { quizForm } from '../forms/quiz.ts';
import { isStepValid } from '../forms/steps.ts';
import { Failure } from './failure.tsx';
import { Field, Trap } from './field.tsx';
import { isFilled, valuesOf } from './form-values.ts';
import { useSubmission } from './use-submission.ts';

type QuizFormProps = {
  email: string;
  picture: string;
};

const steps: readonly FormStep[] = quizForm.steps;
const noValues = emptyValues(quizForm);

const places: readonly { field: FormField; step: number }[] = steps.flatMap(({ fields }, at) =>
  fields.map((field) => ({ field, step: at + 1 })),
);

/** The 60-Second Growth Quiz. Source: specification, sections 2, 4, 5, 7 and 8. */
export function QuizForm({ email, picture }: QuizFormProps) {
  const [step, setStep] = useState(1);
  const [values, setValues] = useState(noValues);
  /** Selector to focus when the step changes; empty at first, so as not to steal the focus. */
  const focusOn = useRef('');
  // Reset once handled, so fixing one field doesn't move focus to another.
  const shouldFocusError = useRef(false);
  const { element, state, messages, mail, prepare, check, submit, keep, field } = useSubmission({
    form: quizForm,
    success: {
      title: 'Quiz completed!',
      text: 'Redirecting to book your strategy session...',
    },
    email,
    subject: ({ company }) => `Growth Quiz Results - ${company}`,
    resume: ({ step: last }) => {
      const step = typeof last === 'number' ? Math.min(Math.max(last, 1), steps.length) : 1;
      setStep(step);
      return { step };
    },
    restart: () => {
      focusOn.current = '';
      setStep(1);
      setValues(noValues);
    },
  });
  const isBusy = state === 'sending' || state === 'sent';
  const wrong = places.find((place) => messages[place.field.name]);

  useEffect(() => {
    // Browsers may restore form fields after a reload as late as pageshow.
    const read = () => element.current && setValues(valuesOf(quizForm, element.current));
    read();
    addEventListener('pageshow', read);
    return () => removeEventListener('pageshow', read);
  }, [element]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on hydration.
  useEffect(() => {
    const entered = element.current && valuesOf(quizForm, element.current);
    if (!entered || !isFilled(entered)) return;
    // After a reload, errors from before aren't shown, so check again.
    const names = places.map(({ field }) => field.name);
    void check(names.filter((name) => name !== document.activeElement?.getAttribute('name')));
  }, []);
  useEffect(() => {
    document.getElementById(picture)?.setAttribute('data-step', String(step));
    if (focusOn.current) element.current?.querySelector<HTMLElement>(focusOn.current)?.focus();
  }, [element, picture, step]);
  useEffect(() => {
    if (state !== 'failed' || !shouldFocusError.current) return;
    shouldFocusError.current = false;
    focusOn.current = wrong ? `[name="${wrong.field.name}"]` : '.form__failure';
    if (wrong && wrong.step !== step) setStep(wrong.step);
    else element.current?.querySelector<HTMLElement>(focusOn.current)?.focus();
  }, [element, state, wrong, step]);

  const goTo = (next: number, focus = `[data-step="${next}"]`) => {
    focusOn.current = focus;
    void check(steps[step - 1]?.fields.map(({ name }) => name) ?? []);
    setStep(next);
    if (element.current) keep(valuesOf(quizForm, element.current), { step: next });
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = valuesOf(quizForm, event.currentTarget);
    if (!isStepValid(quizForm, step, entered)) return;
    if (step < steps.length) goTo(step + 1);
    else {
      shouldFocusError.current = true;
      void submit(entered);
    }
  };
  const progress = `Step ${step} of ${steps.length}`;
  return (
    <form
      className="form form--quiz"
      aria-label="60-Second Growth Quiz"
      method="post"
      noValidate
      ref={element}
      onSubmit={onSubmit}
      onInput={({ currentTarget }) => {
        const entered = valuesOf(quizForm, currentTarget);
        setValues(entered);
        keep(entered, { step });
      }}
      onFocus={prepare}
    >
      <div
        className="form__progress"
        role="progressbar"
        aria-label="Progress"
        aria-valuemin={1}
        aria-valuemax={steps.length}
        aria-valuenow={step}
        aria-valuetext={progress}
      >
        {progress}
        <span>
          {steps.map(({ question }, at) => (
            <i key={question} className={at < step ? 'form__done' : undefined} />
          ))}
        </span>
      </div>
      {wrong && wrong.step < step && (
        <p className="form__earlier field__error" role="status">
          {wrong.field.label}: {messages[wrong.field.name]}.{' '}
          <button
            className="link"
            type="button"
            onClick={() => goTo(wrong.step, `[name="${wrong.field.name}"]`)}
          >
            Change it
          </button>
        </p>
      )}
      {steps.map((content, at) => (
        <Step
          key={content.question}
          number={at + 1}
          current={step}
          content={content}
          messages={messages}
          text={(one) => <Field {...field(one)} onBlur={() => void check([one.name])} />}
        />
      ))}
      <Trap />
      <div className="form__steps">
        {step > 1 && (
          <button
            className="button button--outline"
            type="button"
            disabled={isBusy}
            onClick={() => goTo(step - 1)}
          >
            Back
          </button>
        )}
        <button
          className="button"
          type="submit"
          disabled={isBusy || !isStepValid(quizForm, step, values)}
        >
          {buttonName(step, state === 'sending')}
        </button>
      </div>
      {mail && <Failure mail={mail} />}
    </form>
  );
}

function buttonName(step: number, isSending: boolean): string {
  if (step < steps.length) return 'Next';
  return isSending ? 'Submitting...' : 'Complete Quiz';
}

type StepProps = {
  number: number;
  current: number;
  content: FormStep;
  messages: Readonly<Record<string, string | undefined>>;
  text: (field: TextField) => ReactNode;
};

/** One step. The others stay in the form, hidden, so that their fields keep their values. */
function Step({ number, current, content: { question, fields }, messages, text }: StepProps) {
  const [only] = fields;
  const choice = only && 'options' in only ? only : undefined;
  const message = choice && messages[choice.name];
  const help = `quiz-help-${number}`;
  return (
    <fieldset
      hidden={number !== current}
      data-step={number}
      tabIndex={-1}
      aria-describedby={choice && help}
    >
      <legend>{question}</legend>
      {choice && (
        <p className={message ? 'field__error' : 'field__help'} id={help}>
          {message ?? choice.help}
        </p>
      )}
      <div className="form__options">
        {fields.map((field) => (
          <Fragment key={field.name}>
            {'options' in field ? <Options field={field} /> : text(field)}
          </Fragment>
        ))}
      </div>
    </fieldset>
  );
}

function Options({ field: { name, kind, options } }: { field: ChoiceField }) {
  return options.map((option) => (
    <label key={option} className="option">
      <input type={kind === 'some' ? 'checkbox' : 'radio'} name={name} value={option} />
      {option}
    </label>
  ));
}
