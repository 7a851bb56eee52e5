import tokens from '../../../site/styles/tokens.css';
import styles from './start-page.css';

/** Dresses the page that stands in while there is no page yet, and so no style of the site. */
export function dressStartPage(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(tokens + styles);
  document.adoptedStyleSheets.push(sheet);
  const face = new FontFace('Special Gothic', 'url(/_live/typeface.woff2)', {
    weight: '400 700',
    stretch: '75% 125%',
  });
  document.fonts.add(face);
  face.load().catch(() => {});
}
