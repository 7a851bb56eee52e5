import tokens from '../../../site/styles/tokens.css';
import { equalEnds } from './source-changes.ts';
import styles from './start-page.css';

/**
 * Updates the page's styles. The policy allows no new <style>, but its rules may be edited; equal
 * rules stay, so that fonts don't reload.
 */
export function takeStyles(before: string, after: string): void {
  // After a navigation, styles are in an adopted sheet, without fonts.
  const adopted = textOf(sheetOf(before.replace(/@font-face\{.*?\}/g, '')));
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
    (sheet) => textOf(sheet) !== adopted,
  );
  const sheet = document.querySelector<HTMLStyleElement>('head style')?.sheet;
  if (sheet) takeRules(sheet, sheetOf(after));
}

function takeRules(sheet: CSSStyleSheet, next: CSSStyleSheet): void {
  const [old, rules] = [sheet, next].map(({ cssRules }) => [...cssRules].map((one) => one.cssText));
  if (!old || !rules) return;
  const { start, end } = equalEnds(old, rules, (one, other) => one === other);
  for (let at = old.length - end; at > start; at--) sheet.deleteRule(at - 1);
  for (let at = start; at < rules.length - end; at++) sheet.insertRule(rules[at] ?? '', at);
}

function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

function textOf({ cssRules }: CSSStyleSheet): string {
  return [...cssRules].map(({ cssText }) => cssText).join('');
}

/** Styles the server's own pages, which don't load the site's stylesheets. */
export function dressStartPage(): void {
  document.adoptedStyleSheets.push(sheetOf(tokens + styles));
  const face = new FontFace('Special Gothic', 'url(/_live/typeface.woff2)', {
    weight: '400 700',
    stretch: '75% 125%',
  });
  document.fonts.add(face);
  face.load().catch(() => {});
}
