import { type FormEvent, use, useEffect, useRef, useState } from 'react';
import type { AnyValues, Form, TextField, Values } from '../forms/form.ts';
import { formSent } from '../forms/form-sent.ts';
import { answers, type Mail, mailto } from '../forms/mail.ts';
import { dropDraft, keepDraft, readDraft } from './draft.ts';
import { trapName } from './field.tsx';
import { fill, isFilled, text, valuesOf } from './form-values.ts';
import { SenderContext } from './sender.ts';
import { dismissFrom, toast } from './toast.ts';

/** Source: specification, section 9. */
const redirectDelay = 1500;

/** Timeout for the whole submission, in ms. */
const patience = 7800;

type Messages = Readonly<Record<string, string | undefined>>;

type Plan<F extends Form> = {
  readonly form: F;
  readonly success: { readonly title: string; readonly text: string };
  readonly email: string;
  readonly subject: (values: Values<F>) => string;
  /** Returns to the draft's step. @returns extra data to keep in drafts. */
  readonly resume?: (draft: ReturnType<typeof readDraft>) => object;
  /** Called before leaving the page, since Back may show it again unchanged. */
  readonly restart?: () => void;
};

/**
 * Keeps a draft of a form, and submits it: either the row is stored, or the visitor gets an email
 * with everything in it.
 *
 * Source: specification, sections 4 and 8.
 */
export function useSubmission<F extends Form>(plan: Plan<F>) {
  const { form } = plan;
  const element = useRef<HTMLFormElement>(null);
  const { prepare: prepareSender, loadRules, send } = use(SenderContext);
  const [state, setState] = useState<'idle' | 'sending' | 'sent' | 'failed'>('idle');
  const [messages, setMessages] = useState<Messages>({});
  const [mail, setMail] = useState<Mail>();
  const shouldFocus = useRef(false);
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
  // As soon as its message shows.
  useEffect(() => {
    if (!shouldFocus.current) return;
    shouldFocus.current = false;
    element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on hydration.
  useEffect(() => {
    if (!element.current) return;
    const typed = isFilled(valuesOf(form, element.current));
    const draft = readDraft(form.name);
    fill(element.current, draft);
    const more = plan.resume?.(draft);
    // Saves what was typed before hydration.
    if (typed) keepDraft(form.name, { ...valuesOf(form, element.current), ...more });
  }, []);

  const mailOf = (values: Values<F>): Mail => ({
    to: plan.email,
    subject: plan.subject(values),
    body: answers(form, values),
  });
  const fail = (values: Values<F>, error: unknown, wrong: Messages) => {
    const letter = mailOf(values);
    console.error(`The form "${form.name}" was not sent.`, error);
    setMessages(wrong);
    setMail(letter);
    setState('failed');
    toast({
      kind: 'destructive',
      source: form.name,
      title: 'Something went wrong',
      text: `Please try again or email us directly at ${letter.to}`,
    });
    // After navigating away, the visitor gets the toast but isn't interrupted; the draft stays.
    if (!isGone.current) location.href = mailto(letter);
  };

  const succeed = () => {
    setMessages({});
    setMail(undefined);
    setState('sent');
    document.dispatchEvent(new CustomEvent(formSent, { detail: form.name }));
    dropDraft(form.name);
    element.current?.reset();
    toast({
      kind: 'success',
      source: form.name,
      ...plan.success,
      ...(isGone.current && { text: '' }),
    });
    if (!isGone.current) timer.current = window.setTimeout(leave, redirectDelay);
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
    const late = () => deadline.abort(new Error('There was no answer in time.'));
    const clock = setTimeout(late, patience);
    try {
      const { parseForm } = await inTime(loadRules(), deadline.signal);
      const { submission, messages: wrong } = parseForm(form, values);
      if (submission) {
        if (isTrapped(element.current)) throw new Error('A field that nobody sees was filled.');
        await inTime(send(form.table, submission, deadline.signal), deadline.signal);
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
  const prepare = () => {
    prepareSender();
    loadRules().catch(() => {});
  };
  const wrongNow = async (): Promise<Messages> => {
    const rules = await loadRules().catch(() => undefined);
    // Read the values only now, since the rules may have taken a while to load.
    const values = rules && element.current && valuesOf(form, element.current);
    return (values && rules.parseForm(form, values).messages) ?? {};
  };
  /** Validates some fields before submission, ignoring blank ones. */
  const check = async (names: readonly string[]) => {
    const wrong = await wrongNow();
    if (!element.current) return;
    const values: AnyValues = valuesOf(form, element.current);
    const found = names.filter((name) => values[name]?.length).map((name) => [name, wrong[name]]);
    setMessages((before) => ({ ...before, ...Object.fromEntries(found) }));
  };
  /** Says under its field what the browser would say in a bubble, and stops there. */
  const explain = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { name, validationMessage } = event.target as HTMLInputElement;
    const wrong = await wrongNow();
    shouldFocus.current = true;
    setMessages((before) => ({ ...before, [name]: wrong[name] ?? validationMessage }));
  };
  /** Saves a draft, and updates the email; `more` is the position in the form. */
  const keep = (values: Values<F>, more?: object) => {
    keepDraft(form.name, { ...values, ...more });
    if (mail) setMail(mailOf(values));
  };
  const forget = (name: string) => {
    if (messages[name]) setMessages({ ...messages, [name]: undefined });
  };
  const field = (one: TextField) => ({
    form: form.name,
    field: one,
    message: messages[one.name],
    // Anything typed while sending would be lost.
    readOnly: state === 'sending',
    onInput: () => forget(one.name),
  });
  return { element, state, messages, mail, prepare, check, explain, submit, keep, field };
}

function isTrapped(form: HTMLFormElement | null): boolean {
  return Boolean(form && text(new FormData(form), trapName));
}

/** @throws the signal's reason if it aborts first. */
async function inTime<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  return Promise.race([
    work,
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    }),
  ]);
}
