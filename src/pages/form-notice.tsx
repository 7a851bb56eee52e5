/** Nothing pretends to send: a form that cannot says so and offers the address. */
export function FormNotice({ email }: { email: string }) {
  return (
    <p className="form__notice">
      This form can’t send from your browser just now. Write to{' '}
      <a href={`mailto:${email}`}>{email}</a> instead: the same person answers, within 24 hours.
    </p>
  );
}
