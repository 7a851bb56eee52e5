/** Nothing pretends to send: where a form cannot, it is not there, and this is. */
export function FormNotice({ email }: { email: string }) {
  return (
    <p className="form-notice">
      This form hasn’t loaded. Email us instead: <a href={`mailto:${email}`}>{email}</a>
    </p>
  );
}
