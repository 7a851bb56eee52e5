import styles from './scroll.css';

/** Ties the light and the rulers to scrolling, where scroll timelines are supported. */
export function moveByScrolling(media: string): void {
  const sheet = new CSSStyleSheet({ media });
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}
