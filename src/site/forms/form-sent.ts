/** The event on the document once a form is stored, whose detail is the form's name. */
export const formSent = 'form-sent';
