import type { Tokens } from 'marked';
import { escapeHtml } from '../../kernel/html.ts';
import { suggestion } from '../../kernel/suggestion.ts';
import { type CodeSpan, highlighted, type LanguageName, languages } from '../code-highlighting.ts';
import type { Block, Found } from './block.ts';

/** Code between two lines of ```, coloured by its language; it scrolls, also from the keyboard. */
export const codeBlock: Block = {
  extension: () => {
    // Assistive technology lists these regions by their labels, so no two are the same.
    const labels = new Map<string, number>();
    const numbered = (label: string) => {
      const count = (labels.get(label) ?? 0) + 1;
      labels.set(label, count);
      return count === 1 ? label : `${label}, ${count}`;
    };
    const code = ({ text, lang }: Pick<Tokens.Code, 'text' | 'lang'>) => {
      const name = languageOf(lang);
      const language = isLanguage(name) ? name : undefined;
      const code = language ? highlighted(text, language).map(spanHtml).join('') : escapeHtml(text);
      const label = numbered(language ? `Code in ${languages[language].title}` : 'Code');
      return `<section class="code-block" tabindex="0" aria-label="${label}"><pre><code>${code}</code></pre></section>\n`;
    };
    return { renderer: { code } };
  },
  mistakes: (found) => found.flatMap(unknownLanguages),
};

function spanHtml({ html, role }: CodeSpan): string {
  return role ? `<span class="code-block__${role}">${html}</span>` : html;
}

/** The first word after the three backticks, in lower case. */
export function languageOf(lang: string | undefined): string {
  return lang?.trim().split(/\s/)[0]?.toLowerCase() ?? '';
}

function isLanguage(name: string): name is LanguageName {
  return Object.hasOwn(languages, name);
}

function unknownLanguages({ token, line }: Found) {
  if (token.type !== 'code') return [];
  const name = languageOf((token as Tokens.Code).lang);
  if (name === '' || name === 'chart' || isLanguage(name)) return [];
  const known = Object.keys(languages);
  const message = `"${name}" is no language that code can be in. It is one of ${known.join(', ')}, or none.${suggestion(name, [...known, 'chart'])}`;
  return [{ line, message }];
}
