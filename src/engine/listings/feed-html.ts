import { Parser } from 'htmlparser2';

/** The attributes that mean something without our styles and scripts. */
const meaningful = new Set([
  ...['href', 'id', 'title', 'start', 'src', 'srcset', 'sizes', 'type', 'media'],
  ...['alt', 'width', 'height', 'poster', 'controls', 'preload', 'kind', 'srclang', 'label'],
]);

/** Elements that only carry our classes, and are left out around what they hold. */
const wrappers = new Set(['div', 'section', 'span']);

const voidElements = new Set(['br', 'hr', 'img', 'source', 'track']);

type Element = { readonly close: string; readonly isHidden: boolean };

/**
 * A text's HTML for feed readers, which have none of our styles: without classes, drawings and what
 * only our page needs. A callout becomes a quotation.
 */
export function feedHtml(html: string): string {
  const open: Element[] = [];
  let made = '';
  let still: string | undefined;
  const isHidden = () => open.at(-1)?.isHidden ?? false;
  const parser = new Parser(
    {
      onopentag(name, given) {
        const isStill = /\bfilm__still\b/.test(given.class ?? '');
        if (isStill) still = given.src;
        // The still behind a film on our page is its poster elsewhere.
        const attributes = name === 'video' && still ? { poster: still, ...given } : given;
        const within =
          isHidden() || isStill || name === 'svg' || attributes['aria-hidden'] === 'true';
        const element = { ...written(name, attributes), isHidden: within };
        if (!within) made += element.open;
        open.push(element);
      },
      ontext(text) {
        if (!isHidden()) made += text;
      },
      onclosetag() {
        const element = open.pop();
        if (element && !element.isHidden) made += element.close;
      },
    },
    { decodeEntities: false },
  );
  parser.end(html);
  return made;
}

function written(name: string, attributes: Readonly<Record<string, string>>) {
  if (attributes.role === 'note') return { open: '<blockquote>', close: '</blockquote>' };
  if (wrappers.has(name)) return { open: '', close: '' };
  const list = Object.entries(attributes)
    .filter(([attribute]) => meaningful.has(attribute))
    .map(([attribute, value]) => ` ${attribute}="${value}"`);
  const close = voidElements.has(name) ? '' : `</${name}>`;
  return { open: `<${name}${list.join('')}>`, close };
}
