import {
  type DeskCall,
  type DeskCalls,
  type DeskReply,
  type Done,
  deskPaths,
  tokenHeader,
  tokenMeta,
  type Uploaded,
} from '../desk-messages.ts';

/** An expected failure of a call; the message is for the user. */
export class DeskFailure extends Error {
  override readonly name = 'DeskFailure';
  readonly code: 'away' | 'failed';

  constructor(message: string, code: DeskFailure['code'] = 'failed') {
    super(message);
    this.code = code;
  }
}

export function failureOf(error: unknown): DeskFailure {
  if (error instanceof DeskFailure) return error;
  const why = error instanceof Error ? error.message : String(error);
  return new DeskFailure(
    `The desk itself has a fault. Your words are safe in this browser; tell whoever looks after the site: ${why}`,
  );
}

export const sentenceOf = (error: unknown) => failureOf(error).message;

const away = () =>
  new DeskFailure(
    navigator.onLine === false
      ? 'You are offline. The desk goes on by itself once you are back.'
      : 'The desk cannot reach the site. Start it again as before (npm start), then go on.',
    'away',
  );

/** @returns a part of the desk's code that is loaded when it is needed. @throws DeskFailure without it. */
export const loaded = <Part>(part: Promise<Part>): Promise<Part> =>
  part.catch(() => Promise.reject(away()));

type Kinds<Answer extends { readonly type: string }> = Readonly<Record<Answer['type'], true>>;

export const answerKinds: { readonly [Name in DeskCall]: Kinds<DeskCalls[Name]['answer']> } = {
  files: { files: true },
  leave: { left: true },
  lists: { lists: true },
  open: { file: true },
  check: { checked: true, refused: true },
  audit: { audit: true, over: true },
  advice: { advice: true },
  save: { done: true, conflict: true, refused: true },
  keep: { kept: true },
  merge: { merge: true },
  history: { history: true },
  restore: { done: true },
  make: { file: true },
  search: { found: true },
  replace: { replaced: true },
  unreplace: { unreplaced: true },
  written: { written: true },
  links: { links: true },
  without: { without: true },
  rename: { done: true, conflict: true },
  delete: { done: true, conflict: true },
  renameMedia: { renamed: true },
  discard: { discarded: true },
  change: { change: true },
  git: { none: true, repository: true },
  publish: { published: true, conflicted: true, refused: true },
  takeBack: { 'taken-back': true },
  others: { others: true },
  take: { taken: true, refused: true },
  live: { live: true },
};

/** @throws DeskFailure without an answer, or for a refusal that the call does not list. */
export async function ask<Name extends DeskCall>(
  call: Name,
  what: DeskCalls[Name]['ask'],
): Promise<DeskCalls[Name]['answer']> {
  const answer = await answered(`${deskPaths.api}${call}`, JSON.stringify(what));
  return ofKind<DeskCalls[Name]['answer']>(answer, answerKinds[call]);
}

/** @throws DeskFailure if nothing was changed. */
export async function changed<Name extends 'rename' | 'delete'>(
  call: Name,
  what: DeskCalls[Name]['ask'],
): Promise<Done> {
  const answer = await ask(call, what);
  if (answer.type === 'done') return answer;
  throw new DeskFailure('Somebody else has changed this meanwhile. Open it again first.');
}

/** How to follow a file on its way, and to stop it. */
export type Way = {
  /** @param part of it that has been sent, from 0 to 1. */
  readonly onSent?: (part: number) => void;
  readonly signal?: AbortSignal | undefined;
};

/** Adds or replaces a file in `content/media/`. @throws DeskFailure if that fails. */
export async function upload(
  file: File,
  name: string,
  way: Way = {},
  replaces = false,
): Promise<Uploaded> {
  const query = new URLSearchParams({ name, ...(replaces && { replaces: '' }) });
  const answer = await answered(`${deskPaths.upload}?${query}`, file, way);
  return ofKind<Uploaded>(answer, { uploaded: true });
}

/** @throws DeskFailure for an answer of another type, with the server's message if it has one. */
export function ofKind<Answer extends { readonly type: string }>(
  answer: unknown,
  kinds: Kinds<Answer>,
): Answer {
  const { type, message } = (answer ?? {}) as { type?: unknown; message?: unknown };
  // Page and server share the types, so `type` is check enough.
  if (typeof type === 'string' && Object.hasOwn(kinds, type)) return answer as Answer;
  if (type === 'refused' && typeof message === 'string') throw new DeskFailure(message);
  throw new DeskFailure(
    'The site sent an unexpected answer. Your words are safe in this browser. Reload this page.',
  );
}

/** A restarted server has a new token: fetch it once, then retry. */
async function answered(...sent: Parameters<typeof send>): Promise<unknown> {
  let response = await send(...sent);
  if (response.status === 403) {
    await renewToken();
    response = await send(...sent);
  }
  if (response.status === 503) {
    await new Promise((resolve) => setTimeout(resolve, 700));
    response = await send(...sent);
  }
  if (!response.ok) {
    const words = (await response.text().catch(() => '')).trim();
    throw words ? new DeskFailure(words) : away();
  }
  // Page and server share the type. A response that is cut off is not valid JSON.
  const reply: DeskReply<unknown> = await response.json().catch(() => Promise.reject(away()));
  if (reply.ok) return reply.answer;
  throw new DeskFailure(reply.message);
}

let token: string | undefined;

async function send(url: string, body: string | File, way: Way = {}): Promise<Response> {
  token ??= tokenOf(document);
  if (body instanceof File) return sendFile(url, body, token, way);
  const headers = { 'Content-Type': 'application/json', [tokenHeader]: token };
  return fetch(url, { method: 'POST', body, headers }).catch(() => Promise.reject(away()));
}

/** By `XMLHttpRequest`: `fetch` does not tell how much has been sent. */
function sendFile(url: string, file: File, token: string, { onSent, signal }: Way) {
  return new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PUT', url);
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.setRequestHeader(tokenHeader, token);
    request.upload.onprogress = ({ loaded, total }) => onSent?.(loaded / total);
    request.onload = () => {
      const { status, responseText } = request;
      resolve(new Response(responseText, { status }));
    };
    request.onerror = () => reject(away());
    request.onabort = () => reject(signal?.reason);
    signal?.addEventListener('abort', () => request.abort());
    request.send(file);
  });
}

/** `XMLHttpRequest` parses HTML by itself; Trusted Types forbid parsing strings. */
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
