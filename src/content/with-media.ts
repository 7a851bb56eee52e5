import { digestOf, identify } from '../kernel/digest.ts';
import { withPhotographs } from './blocks/figure.ts';
import type { Page } from './content-page.ts';
import type { Body } from './markdown.ts';
import type { Media } from './media.ts';

/** A page whose text shows the photographs that it names; its digest depends on theirs. */
export function withMedia<P extends Page<object>>(page: P, media: Media): P {
  const { body } = page;
  if (body.media.length === 0) return page;
  const shown = body.media.map(({ file }) => media.files.get(file));
  const filled = identify(filledBody(body, media), digestOf([body, shown]));
  return identify({ ...page, body: filled }, digestOf([page, shown]));
}

function filledBody(body: Body, media: Media): Body {
  const { headings, links, words } = body;
  return Object.freeze({
    ...{ headings, links, words, media: body.media },
    get html() {
      return withPhotographs(body.html, media);
    },
  });
}
