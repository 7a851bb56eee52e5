import { useRef, useState } from 'react';
import { type Mail, mailto } from '../forms/mail.ts';

/** What a person can do whose form could not be sent: the same e-mail as a link, and as text. */
export function Failure({ mail }: { mail: Mail }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [copied, setCopied] = useState('');
  const text = `${mail.subject}\n\n${mail.body}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
    } catch {
      // The text is there to be taken by hand.
      field.current?.select();
    }
  };
  return (
    <section className="form__failure" aria-label="Send it by e-mail" tabIndex={-1}>
      <p>
        <b>Nothing is lost.</b> Your answers are still in the form. If no e-mail opened by itself,{' '}
        <a href={mailto(mail)}>open it here</a>, or copy this text and send it to{' '}
        <a href={`mailto:${mail.to}`}>{mail.to}</a>.
      </p>
      <textarea ref={field} readOnly rows={6} aria-label="The text of the e-mail" value={text} />
      <button className="button button--outline button--small" type="button" onClick={copy}>
        {copied === text ? 'Copied' : 'Copy the text'}
      </button>
    </section>
  );
}
