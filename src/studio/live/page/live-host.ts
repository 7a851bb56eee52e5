import tokens from '../../../site/styles/tokens.css';
import { element } from './element.ts';
import styles from './live-host.css';

/** Holds what stands in the corner: the badge of a page that is held back, and the sheet's button. */
const corner = element('div', { class: 'corner' });

let shadow: ShadowRoot | undefined;

/**
 * Where the live server's own parts stand on a page. They are in a shadow tree, so that neither
 * their styles nor the page's reach the other, and outside <body>, so that no change of the page
 * meets them.
 */
export function liveHost(): { readonly shadow: ShadowRoot; readonly corner: HTMLElement } {
  shadow ??= mounted();
  return { shadow, corner };
}

function mounted(): ShadowRoot {
  const host = element('div', { id: 'live-sheet' });
  const root = host.attachShadow({ mode: 'open' });
  const own = new CSSStyleSheet();
  own.replaceSync(tokens.replaceAll(':root', ':host') + styles);
  root.adoptedStyleSheets = [own];
  root.append(corner);
  document.documentElement.append(host);
  return root;
}
