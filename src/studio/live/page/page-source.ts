/** A page as the live server sends it, parsed but not shown. */
export type PageSource = { readonly document: Document; readonly tag: string };

/** The digest of what a document shows; it stays with the page's own part of <head>. */
export function tagOf({ head }: Document): string {
  return head.querySelector<HTMLMetaElement>('meta[name="live-page"]')?.content ?? '';
}

/** The styles of a source, which the server sends as inert text. */
export function stylesOf({ document: { head } }: PageSource): string {
  return head.querySelector('script[type="text/css"]')?.textContent ?? '';
}

/**
 * Asks for a page's source. `XMLHttpRequest` parses it, since a string would need a Trusted Types
 * policy beside the site's own.
 *
 * @param path of the page that is shown. While another one loads, the URL is already that page's.
 * @param isKnown whether the source of what is shown is known. If not, the server is asked for that,
 *   and sends the page as it is now only if it no longer has it.
 * @returns undefined if it is the same. A redirect is followed by loading the page.
 * @throws Error if the connection broke.
 */
export function pageSource(
  path: string,
  tag: string,
  isKnown: boolean,
): Promise<PageSource | undefined> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', path + (path === location.pathname ? location.search : ''));
    request.responseType = 'document';
    request.setRequestHeader('Live-Source', tag);
    if (isKnown) request.setRequestHeader('If-None-Match', `"${tag}"`);
    request.onload = () => {
      const { status, response, responseURL } = request;
      const isMoved = responseURL && new URL(responseURL).pathname !== path;
      if (isMoved) location.replace(responseURL);
      if (status === 304 || isMoved || !response) resolve(undefined);
      else resolve({ document: response, tag: tagOf(response) });
    };
    request.onerror = () => reject(new Error(`${path} did not arrive.`));
    request.send();
  });
}
