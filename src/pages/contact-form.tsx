import { FormNotice } from './form-notice.tsx';

/** The Quick Contact form. It cannot send yet, so it is disabled and says where to write. */
export function ContactForm({ email, note }: { email: string; note: string }) {
  return (
    <form className="form" aria-label="Quick Contact">
      <FormNotice email={email} />
      <fieldset disabled>
        <p className="field">
          <label htmlFor="contact-name">Name</label>
          <input id="contact-name" name="name" autoComplete="name" required />
        </p>
        <p className="field">
          <label htmlFor="contact-email">E-mail</label>
          <input id="contact-email" name="email" type="email" autoComplete="email" required />
        </p>
        <p className="field field--wide">
          <label htmlFor="contact-company">
            Company <span>(optional)</span>
          </label>
          <input id="contact-company" name="company" autoComplete="organization" />
        </p>
        <p className="field field--wide">
          <label htmlFor="contact-message">
            Message <span>(optional)</span>
          </label>
          <textarea id="contact-message" name="message" rows={5} />
        </p>
        <div className="form__send">
          <button className="button" type="submit">
            Send message
          </button>
          <p className="small muted">{note}</p>
        </div>
      </fieldset>
    </form>
  );
}
