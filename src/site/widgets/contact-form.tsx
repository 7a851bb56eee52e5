import { type FormEvent, useEffect } from 'react';
import { contactForm } from '../forms/contact.ts';
import { Failure } from './failure.tsx';
import { Field, Trap } from './field.tsx';
import { valuesOf } from './form-values.ts';
import { useSubmission } from './use-submission.ts';

const [{ fields }] = contactForm.steps;

/** The Quick Contact form. Source: specification, sections 2, 4, 5, 7 and 8. */
export function ContactForm({ email, note }: { email: string; note: string }) {
  const { element, state, mail, prepare, explain, submit, keep, field } = useSubmission({
    form: contactForm,
    success: {
      title: 'Message sent!',
      text: 'Our founder will get back to you within 24 hours.',
    },
    email,
    subject: () => 'Website enquiry',
  });

  useEffect(() => {
    // Only when a submission fails, so fixing one field doesn't move focus to another.
    if (state !== 'failed' || !element.current) return;
    const wrong = element.current.querySelector<HTMLElement>('[aria-invalid]');
    (wrong ?? element.current.querySelector<HTMLElement>('.form__failure'))?.focus();
  }, [state, element]);

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit(valuesOf(contactForm, event.currentTarget));
  };
  return (
    <form
      className="form"
      aria-label="Quick Contact"
      method="post"
      ref={element}
      onSubmit={send}
      onInput={({ currentTarget }) => keep(valuesOf(contactForm, currentTarget))}
      onFocus={prepare}
      onInvalidCapture={(event) => void explain(event)}
    >
      {fields.map((one) => {
        const isOptional = 'isOptional' in one;
        return <Field key={one.name} {...field(one)} required={!isOptional} isWide={isOptional} />;
      })}
      <Trap />
      <div className="form__send">
        <button className="button" type="submit" disabled={state === 'sending' || state === 'sent'}>
          {state === 'sending' ? 'Sending...' : 'Send message'}
        </button>
        <p className="small muted">{note}</p>
      </div>
      {mail && <Failure mail={mail} />}
    </form>
  );
}
