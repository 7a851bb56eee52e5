import { isPreview } from './preview.ts';

/** A page's HTML from the live server, parsed; its path differs from the one asked if it has moved. */
export type PageSource = {
  readonly document: Document;
  readonly tag: string;
  readonly path: string;
};

/** The digest of the document's version; kept with the page's own part of <head>. */
export function tagOf({ head }: Document): string {
  return head.querySelector<HTMLMetaElement>('meta[name="live-page"]')?.content ?? '';
}

/** The server sends styles as inert text. */
export function stylesOf({ document: { head } }: PageSource): string {
  return head.querySelector('script[type="text/css"]')?.textContent ?? '';
}

/**
 * Fetches a page's source. `XMLHttpRequest` parses it; parsing a string would need a Trusted Types
 * policy of our own.
 *
 * @param path of the page shown. During navigation, the URL is already the next page's.
 * @param isKnown whether the source of what is shown is known. If not, the server is asked for that
 *   version, and sends the current one only if it no longer has it.
 * @returns undefined if unchanged. A redirect loads the new page, except in a preview, whose address
 *   changes with each key of a title.
 * @throws Error if the connection broke.
 */
export function pageSource(
  path: string,
  tag: string,
  isKnown: boolean,
): Promise<PageSource | undefined> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const isHere = isPreview || path === location.pathname;
    request.open('GET', path + (isHere ? location.search : ''));
    request.responseType = 'document';
    request.setRequestHeader('Live-Source', tag);
    if (isKnown) request.setRequestHeader('If-None-Match', `"${tag}"`);
    request.onload = () => {
      const { status, response, responseURL } = request;
      const found = responseURL ? new URL(responseURL).pathname : path;
      const isLeft = found !== path && !isPreview;
      if (isLeft) location.replace(responseURL);
      if (status === 304 || isLeft || !response) resolve(undefined);
      else resolve({ document: response, tag: tagOf(response), path: found });
    };
    request.onerror = () => reject(new Error(`${path} did not arrive.`));
    request.send();
  });
}
