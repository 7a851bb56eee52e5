/** Nothing pretends to send: where a form cannot, it is not there, and this is. */
export function FormNotice({ email }: { email: string }) {
  return (
    <p className="form-notice">
      This form needs a script that did not run in your browser. Write to{' '}
      <a href={`mailto:${email}`}>{email}</a> instead: the same person answers, within 24 hours.
    </p>
  );
}
