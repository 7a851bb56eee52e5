import { type RefObject, use, useEffect, useRef, useState } from 'react';
import type { AnyValues, Form, TextField, Values } from '../forms/form.ts';
import { answers, type Mail, mailto } from '../forms/mail.ts';
import { dropDraft } from './draft.ts';
import { trapName } from './field.tsx';
import { text, valuesOf } from './form-values.ts';
import { SenderContext } from './sender.ts';
import { dismissFrom, toast } from './toast.ts';

/** Source: specification, section 9. */
const redirectDelay = 1500;

/** The visitor learns the outcome within this time, in ms. */
const submitTimeout = 7800;

type Messages = Readonly<Record<string, string | undefined>>;

/** The state of a form's submission, and its actions. */
export type Submission<F extends Form> = {
  readonly state: 'idle' | 'sending' | 'sent' | 'failed';
  /** Error messages by field. */
  readonly messages: Messages;
  /** An e-mail with all values, once sending has failed. */
  readonly mail: Mail | undefined;
  /** Preloads the code that sending needs. */
  prepare(): void;
  /** Validates some fields before they are sent, except blank ones. */
  check(names: readonly string[]): Promise<void>;
  submit(values: Values<F>): Promise<void>;
  /** Updates the e-mail after edits. */
  renew(values: Values<F>): void;
  /** A field's props; its message is cleared on input. */
  field(field: TextField): FieldState;
};

type FieldState = {
  readonly form: string;
  readonly field: TextField;
  readonly message: string | undefined;
  /** While sending, since edits would no longer be included. */
  readonly readOnly: boolean;
  readonly onInput: () => void;
};

type Plan<F extends Form> = {
  readonly form: F;
  readonly element: RefObject<HTMLFormElement | null>;
  readonly success: { readonly title: string; readonly text: string };
  /** Recipient of the e-mail that replaces a failed submission. */
  readonly email: string;
  /** Subject of that e-mail. */
  readonly subject: (values: Values<F>) => string;
  /** Resets the form just before leaving the page, since Back may restore it from bfcache. */
  readonly restart?: () => void;
};

/** Validation is loaded on demand. */
const loadRules = () => import('../forms/parse.ts');

/**
 * Sends a form. Whatever fails, there are two outcomes: the row is stored, or the visitor gets an
 * e-mail that contains every value.
 *
 * Source: specification, sections 4 and 8.
 */
export function useSubmission<F extends Form>(plan: Plan<F>): Submission<F> {
  const { form, element } = plan;
  const sender = use(SenderContext);
  const [state, setState] = useState<Submission<F>['state']>('idle');
  const [messages, setMessages] = useState<Messages>({});
  const [mail, setMail] = useState<Mail>();
  const isBusy = useRef(false);
  const isUnmounted = useRef(false);
  const timer = useRef(0);
  useEffect(
    () => () => {
      isUnmounted.current = true;
      clearTimeout(timer.current);
    },
    [],
  );

  const mailOf = (values: Values<F>): Mail => ({
    to: plan.email,
    subject: plan.subject(values),
    body: answers(form, values),
  });
  const fail = (values: Values<F>, error: unknown, wrong: Messages) => {
    const fallbackMail = mailOf(values);
    console.error(`The form "${form.name}" was not sent.`, error);
    setMessages(wrong);
    setMail(fallbackMail);
    setState('failed');
    toast({
      kind: 'destructive',
      source: form.name,
      title: 'Something went wrong',
      text: `Please try again or email us directly at ${fallbackMail.to}`,
    });
    // After a page change the toast is enough: opening the mail program would interrupt.
    if (!isUnmounted.current) location.href = mailto(fallbackMail);
  };

  const succeed = () => {
    setMessages({});
    setMail(undefined);
    setState('sent');
    dropDraft(form.name);
    element.current?.reset();
    toast({
      kind: 'success',
      source: form.name,
      ...plan.success,
      ...(isUnmounted.current && { text: '' }),
    });
    if (!isUnmounted.current) timer.current = window.setTimeout(leave, redirectDelay);
  };
  const leave = () => {
    isBusy.current = false;
    setState('idle');
    plan.restart?.();
    location.assign('/thank-you');
  };

  const submit = async (values: Values<F>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    dismissFrom(form.name);
    setState('sending');
    const deadline = new AbortController();
    const onTimeout = () => deadline.abort(new Error('There was no answer in time.'));
    const timeout = setTimeout(onTimeout, submitTimeout);
    try {
      const { parse } = await withSignal(loadRules(), deadline.signal);
      const { submission, messages: wrong } = parse(form, values);
      if (submission) {
        if (isTrapped(element.current)) throw new Error('A field that nobody sees was filled.');
        await withSignal(sender.send(form.table, submission, deadline.signal), deadline.signal);
        return succeed();
      }
      fail(values, wrong, wrong ?? {});
    } catch (error) {
      fail(values, error, {});
    } finally {
      clearTimeout(timeout);
    }
    isBusy.current = false;
  };
  const prepare = () => {
    sender.prepare();
    loadRules().catch(() => {});
  };
  const check = async (names: readonly string[]) => {
    const rules = await loadRules().catch(() => undefined);
    if (!rules || !element.current) return;
    // Read after loading the rules, since the values may have changed meanwhile.
    const values: AnyValues = valuesOf(form, element.current);
    const { messages: wrong = {} }: { messages?: Messages | undefined } = rules.parse(
      form,
      values as Values<F>,
    );
    const errors = names.filter((name) => values[name]?.length).map((name) => [name, wrong[name]]);
    setMessages((before) => ({ ...before, ...Object.fromEntries(errors) }));
  };
  const renew = (values: Values<F>) => {
    if (mail) setMail(mailOf(values));
  };
  const clearMessage = (name: string) => {
    if (messages[name]) setMessages({ ...messages, [name]: undefined });
  };
  const field = (one: TextField) => ({
    form: form.name,
    field: one,
    message: messages[one.name],
    readOnly: state === 'sending',
    onInput: () => clearMessage(one.name),
  });
  return { state, messages, mail, prepare, check, submit, renew, field };
}

/** Whether the honeypot field was filled in. */
function isTrapped(form: HTMLFormElement | null): boolean {
  return Boolean(form && text(new FormData(form), trapName));
}

/** @throws the signal's abort reason, if it is aborted before the work is done. */
async function withSignal<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  return Promise.race([
    work,
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    }),
  ]);
}
