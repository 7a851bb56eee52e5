import {
  type DeskCall,
  type DeskCalls,
  type DeskReply,
  deskPaths,
  tokenHeader,
  tokenMeta,
  type Uploaded,
} from '../desk-messages.ts';
import { answerKinds, ofKind } from './answer-kinds.ts';
import { DeskTrouble } from './desk-trouble.ts';

/** What to say of a call that threw. */
export function sentenceOf(error: unknown): string {
  if (error instanceof DeskTrouble) return error.message;
  const why = error instanceof Error ? error.message : String(error);
  return `The desk itself has a fault. Your words are safe in this browser; tell whoever looks after the site: ${why}`;
}

/** What is said while nobody answers. */
export const away =
  'The desk cannot reach the site. Your words are safe in this browser: start the site again with “npm start”, then go on.';

let token = tokenOf(document);

/**
 * @throws DeskTrouble if there is no answer, what was asked cannot be done at all, or the answer is
 *   of a kind that this call does not have.
 */
export async function ask<Name extends DeskCall>(
  call: Name,
  what: DeskCalls[Name]['ask'],
): Promise<DeskCalls[Name]['answer']> {
  const answer = await answered(() => ({
    url: `${deskPaths.api}${call}`,
    method: 'POST',
    body: JSON.stringify(what),
    type: 'application/json',
  }));
  return ofKind<DeskCalls[Name]['answer']>(answer, answerKinds[call]);
}

/** Brings a file into `content/media/`. @throws DeskTrouble if it does not arrive, or is refused. */
export async function upload(file: File, name: string): Promise<Uploaded> {
  const answer = await answered(() => ({
    url: `${deskPaths.upload}?name=${encodeURIComponent(name)}`,
    method: 'PUT',
    body: file,
    type: 'application/octet-stream',
  }));
  return ofKind<Uploaded>(answer, { uploaded: true });
}

type Sent = {
  readonly url: string;
  readonly method: string;
  readonly body: string | File;
  readonly type: string;
};

/** A run that was started again has another token, which its page holds: it is asked for once. */
async function answered(sent: () => Sent): Promise<unknown> {
  let response = await send(sent());
  if (response.status === 403) {
    await renewToken();
    response = await send(sent());
  }
  if (response.status === 503) {
    await new Promise((resolve) => setTimeout(resolve, 700));
    response = await send(sent());
  }
  const reply = await replyOf(response);
  if (reply.ok) return reply.answer;
  throw new DeskTrouble(reply.message);
}

async function send({ url, method, body, type }: Sent): Promise<Response> {
  try {
    return await fetch(url, {
      method,
      body,
      headers: { 'Content-Type': type, [tokenHeader]: token },
    });
  } catch {
    throw new DeskTrouble(away);
  }
}

async function replyOf(response: Response): Promise<DeskReply<unknown>> {
  try {
    if (!response.ok) return { ok: false, message: (await response.text()).trim() || away };
    // Both sides share the type.
    return (await response.json()) as DeskReply<unknown>;
  } catch {
    return { ok: false, message: away };
  }
}

/** `XMLHttpRequest` parses the page, since under Trusted Types no string may be parsed. */
function renewToken(): Promise<void> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', deskPaths.page);
    request.responseType = 'document';
    request.onload = () => {
      if (request.response) token = tokenOf(request.response);
      resolve();
    };
    request.onerror = () => resolve();
    request.send();
  });
}

function tokenOf(page: Document): string {
  return page.querySelector<HTMLMetaElement>(`meta[name="${tokenMeta}"]`)?.content ?? '';
}
