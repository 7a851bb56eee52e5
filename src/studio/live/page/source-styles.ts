import tokens from '../../../site/styles/tokens.css';
import { equalEnds } from './source-changes.ts';
import styles from './start-page.css';

/**
 * Gives the page the styles of its new source. The policy lets in no other <style>, but the rules
 * of the one that is there may change; those that are equal stay, so that no font loads again.
 */
export function takeStyles(before: string, after: string): void {
  // After a change of page its styles are in an adopted sheet, without the fonts.
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

/** Styles a page that has no stylesheet of the site. */
export function dressStartPage(): void {
  document.adoptedStyleSheets.push(sheetOf(tokens + styles));
  const face = new FontFace('Special Gothic', 'url(/_live/typeface.woff2)', {
    weight: '400 700',
    stretch: '75% 125%',
  });
  document.fonts.add(face);
  face.load().catch(() => {});
}
