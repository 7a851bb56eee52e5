import { type FormEvent, use, useEffect, useRef } from 'react';
import type { ContactValues } from '../forms/contact.ts';
import { letter } from '../forms/mail.ts';
import { keepDraft, readDraft } from './draft.ts';
import { Failure } from './failure.tsx';
import { Field, Trap } from './field.tsx';
import { fill, text } from './form-values.ts';
import { SenderContext } from './sender.ts';
import { useSubmission } from './use-submission.ts';

type ContactFormProps = {
  /** Where people write whose form could not be sent. */
  email: string;
  /** A line beside the button. */
  note: string;
};

const form = 'contact';

function valuesOf(element: HTMLFormElement): ContactValues {
  const data = new FormData(element);
  return {
    name: text(data, 'name'),
    email: text(data, 'email'),
    company: text(data, 'company'),
    message: text(data, 'message'),
  };
}

/** The Quick Contact form. Source: specification, sections 2, 4, 5, 7 and 8. */
export function ContactForm({ email, note }: ContactFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const sender = use(SenderContext);
  const { state, mail, submit, renew, field } = useSubmission<ContactValues>({
    form,
    element,
    table: 'contact_submissions',
    parse: async (values) => (await import('../forms/contact.ts')).parseContact(values),
    success: {
      title: 'Message sent!',
      text: 'Our founder will get back to you within 24 hours.',
    },
    mail: (values) => ({
      to: email,
      subject: 'Website enquiry',
      body: letter([
        ['Name', values.name],
        ['E-mail', values.email],
        ['Company', values.company],
        ['Message', values.message],
      ]),
    }),
  });

  useEffect(() => {
    if (element.current) fill(element.current, readDraft(form));
  }, []);
  useEffect(() => {
    // Once for each time it is sent: who puts one field right is not led away to the next.
    if (state !== 'failed' || !element.current) return;
    const wrong = element.current.querySelector<HTMLElement>('[aria-invalid]');
    (wrong ?? element.current.querySelector<HTMLElement>('.form__failure'))?.focus();
  }, [state]);

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit(valuesOf(event.currentTarget));
  };
  return (
    <form
      className="form"
      aria-label="Quick Contact"
      method="post"
      ref={element}
      onSubmit={send}
      onInput={({ currentTarget }) => {
        const entered = valuesOf(currentTarget);
        keepDraft(form, entered);
        renew(entered);
      }}
      onFocus={() => {
        sender.prepare();
        import('../forms/contact.ts').catch(() => {});
      }}
    >
      <Field {...field('name', 'Name')} autoComplete="name" required />
      <Field {...field('email', 'E-mail')} type="email" autoComplete="email" required />
      <Field {...field('company', 'Company')} isOptional isWide autoComplete="organization" />
      <Field {...field('message', 'Message')} isOptional isWide rows={5} />
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
