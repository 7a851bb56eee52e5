import { useRef, useState } from 'react';
import { type Mail, mailto } from '../forms/mail.ts';

/** The fallback when sending fails: the same e-mail as a link and as text to copy. */
export function Failure({ mail }: { mail: Mail }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [copiedText, setCopiedText] = useState('');
  const text = `${mail.subject}\n\n${mail.body}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopiedText(text);
    } catch {
      // Selected for copying by hand.
      field.current?.select();
    }
  };
  return (
    <section className="form__failure" aria-label="Send it by email" tabIndex={-1}>
      <p>
        <b>Nothing is lost.</b> Your answers are still in the form. If no email opened by itself,{' '}
        <a href={mailto(mail)}>open it here</a>, or copy this text and send it to{' '}
        <a href={`mailto:${mail.to}`}>{mail.to}</a>.
      </p>
      <textarea ref={field} readOnly rows={6} aria-label="The text of the email" value={text} />
      <button className="button button--outline button--small" type="button" onClick={copy}>
        {copiedText === text ? 'Copied' : 'Copy the text'}
      </button>
    </section>
  );
}
