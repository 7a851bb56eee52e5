import { type RefObject, use, useEffect, useRef, useState } from 'react';
import { type Mail, mailto } from '../forms/mail.ts';
import { dropDraft } from './draft.ts';
import { trapName } from './field.tsx';
import { text } from './form-values.ts';
import { SenderContext, type Table } from './sender.ts';
import { toast } from './toast.ts';

/** Source: specification, section 9. */
const redirectDelay = 1500;

/** Whatever happens on the way, a person hears of it within this time, in ms. */
const patience = 7800;

type Messages = Readonly<Record<string, string | undefined>>;

/** What a form tells of itself while it is sent, and how it is sent. */
export type Submission<Values> = {
  readonly state: 'idle' | 'sending' | 'sent' | 'failed';
  /** What is wrong, by field. */
  readonly messages: Messages;
  /** The e-mail that holds everything, once sending has failed. */
  readonly mail: Mail | undefined;
  submit(values: Values): Promise<void>;
  /** Brings the e-mail up to date with what has been entered since. */
  renew(values: Values): void;
  /** What a field wants to know; what was said of it is forgotten when somebody puts it right. */
  field(name: keyof Values & string, label: string): FieldState;
};

type FieldState = {
  readonly form: string;
  readonly name: string;
  readonly label: string;
  readonly message: string | undefined;
  /** While it is being sent: what is typed now would be in nothing that is sent. */
  readonly readOnly: boolean;
  readonly onInput: () => void;
};

type Plan<Values> = {
  /** The form's own name, for its draft and its fields' ids. */
  readonly form: string;
  readonly element: RefObject<HTMLFormElement | null>;
  readonly table: Table;
  /** Holds the values to the schema, whose code is loaded when it is wanted. */
  readonly parse: (values: Values) => Promise<{
    readonly submission?: object | undefined;
    readonly messages?: Messages | undefined;
  }>;
  readonly success: { readonly title: string; readonly text: string };
  readonly mail: (values: Values) => Mail;
  /** Called when the page is about to be left, which Back may show again as it was. */
  readonly restart?: () => void;
};

/**
 * Sends a form with one outcome, whatever fails: either the row is stored, or the person has an
 * e-mail with everything in it.
 *
 * Source: specification, sections 4 and 8.
 */
export function useSubmission<Values>(plan: Plan<Values>): Submission<Values> {
  const sender = use(SenderContext);
  const [state, setState] = useState<Submission<Values>['state']>('idle');
  const [messages, setMessages] = useState<Messages>({});
  const [mail, setMail] = useState<Mail>();
  const isBusy = useRef(false);
  const isGone = useRef(false);
  const timer = useRef(0);
  useEffect(
    () => () => {
      isGone.current = true;
      clearTimeout(timer.current);
    },
    [],
  );

  const fail = (values: Values, error: unknown, wrong: Messages) => {
    const letter = plan.mail(values);
    console.error(`The form "${plan.form}" was not sent.`, error);
    setMessages(wrong);
    setMail(letter);
    setState('failed');
    toast({
      kind: 'destructive',
      title: 'Something went wrong',
      text: `Please try again or email us directly at ${letter.to}`,
    });
    // Whoever has gone on to another page is told, but not interrupted; the form keeps its words.
    if (!isGone.current) location.href = mailto(letter);
  };

  const succeed = () => {
    setMessages({});
    setMail(undefined);
    setState('sent');
    dropDraft(plan.form);
    plan.element.current?.reset();
    toast({ kind: 'success', ...plan.success, ...(isGone.current && { text: '' }) });
    if (!isGone.current) timer.current = window.setTimeout(leave, redirectDelay);
  };
  const leave = () => {
    isBusy.current = false;
    setState('idle');
    plan.restart?.();
    location.assign('/thank-you');
  };

  const submit = async (values: Values) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setState('sending');
    const deadline = new AbortController();
    const late = () => deadline.abort(new Error('There was no answer in time.'));
    const clock = setTimeout(late, patience);
    try {
      const { submission, messages: wrong } = await inTime(plan.parse(values), deadline.signal);
      if (submission) {
        if (isTrapped(plan.element.current))
          throw new Error('A field that nobody sees was filled.');
        await inTime(sender.send(plan.table, submission, deadline.signal), deadline.signal);
        return succeed();
      }
      fail(values, wrong, wrong ?? {});
    } catch (error) {
      fail(values, error, {});
    } finally {
      clearTimeout(clock);
    }
    isBusy.current = false;
  };
  const renew = (values: Values) => {
    if (mail) setMail(plan.mail(values));
  };
  const forget = (name: string) => {
    if (messages[name]) setMessages({ ...messages, [name]: undefined });
  };
  const field = (name: keyof Values & string, label: string) => ({
    form: plan.form,
    name,
    label,
    message: messages[name],
    readOnly: state === 'sending',
    onInput: () => forget(name),
  });
  return { state, messages, mail, submit, renew, field };
}

/** Whether the field that only robots meet was filled in. */
function isTrapped(form: HTMLFormElement | null): boolean {
  return Boolean(form && text(new FormData(form), trapName));
}

/** @throws whatever the signal is aborted with, if that comes first. */
async function inTime<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  return Promise.race([
    work,
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    }),
  ]);
}
