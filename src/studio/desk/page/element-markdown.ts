/**
 * Converts an element cleaned by `pastedHtml` to Markdown. Turndown parses a string when it loads,
 * which the desk's policy forbids; hast and mdast would be 72 packages.
 */
export function elementMarkdown(parent: Element): string {
  const blocks: string[] = [];
  let words = '';
  const endParagraph = () => {
    blocks.push(paragraph(words));
    words = '';
  };
  for (const child of parent.childNodes) {
    if (isBlock(child)) {
      endParagraph();
      blocks.push(blockMarkdown(child));
    } else words += wordsOf(child);
  }
  endParagraph();
  return blocks.filter(Boolean).join('\n\n');
}

const blockNames =
  'p, div, section, article, main, header, footer, aside, figure, center, address, details, dl, dt, dd, ul, ol, li, table, thead, tbody, tr, td, th, h1, h2, h3, h4, h5, h6, blockquote, pre, hr';

function isBlock(node: Node): node is Element {
  const element = node.nodeType === 1 ? (node as Element) : undefined;
  return element !== undefined && (element.matches(blockNames) || hasBlock(element));
}

const hasBlock = (element: Element) => element.querySelector(blockNames) !== null;

function blockMarkdown(element: Element): string {
  const { localName: name } = element;
  if (name === 'h2') return `## ${line(element)}`;
  if (name === 'h3') return `### ${line(element)}`;
  if (name === 'ul' || name === 'ol') return list(element);
  if (name === 'blockquote') return elementMarkdown(element).replaceAll(/^/gm, '> ');
  if (name === 'pre') return `\`\`\`\n${element.textContent?.trimEnd()}\n\`\`\``;
  if (name === 'hr') return '---';
  // An outer table is only for layout.
  if (name === 'table' && !element.querySelector('table')) return table(element);
  return elementMarkdown(element);
}

function list(element: Element): string {
  const start = Number(element.getAttribute('start') ?? 1);
  const items = [...element.children].map((item, at) => {
    const sign = element.localName === 'ol' ? `${start + at}. ` : '- ';
    const text = elementMarkdown(item).replaceAll(/\n{2,}(?=- |\d+\. )/g, '\n');
    return sign + text.replaceAll(/\n(?!\n)/g, `\n${' '.repeat(sign.length)}`);
  });
  return items.join('\n');
}

/** The first row becomes the header: Markdown requires one. */
function table(element: Element): string {
  const cells = [...element.querySelectorAll('tr')].map((row) => [...row.children]);
  const width = Math.max(0, ...cells.map((row) => row.length));
  const rows = cells.map((row) =>
    Array.from({ length: width }, (_, at) => (row[at] ? line(row[at]).replaceAll('|', '\\|') : '')),
  );
  // A table of one column is only for layout.
  if (width < 2) return rows.flat().join('\n\n');
  const rule = Array.from({ length: width }, (_, at) => alignment(cells[1]?.[at]));
  const [head = [], ...others] = rows.map((row) => `| ${row.join(' | ')} |`);
  return [head, `|${rule.join('|')}|`, ...others].join('\n');
}

/** Word and Google Docs align the paragraph, not the cell. */
function alignment(cell: Element | undefined): string {
  const aligned = cell ? [cell, ...cell.querySelectorAll('p')] : [];
  const styles = aligned.map((one) => `${one.getAttribute('align')} ${one.getAttribute('style')}`);
  const [side] = /^(right|center)|(?<=text-align:\s*)(right|center)/m.exec(styles.join('\n')) ?? [];
  if (side === 'right') return '--:';
  return side ? ':-:' : '---';
}

/** Collapsed to one line. */
const line = (element: Element) => elementMarkdown(element).replaceAll(/\s+/g, ' ');

function wordsOf(node: Node): string {
  if (node.nodeType === 3) return escaped(node.textContent ?? '');
  if (node.nodeType !== 1) return '';
  const element = node as Element;
  const words = [...element.childNodes].map(wordsOf).join('');
  if (element.localName === 'br') return '\n';
  if (element.localName === 'code') return around('`', element.textContent ?? '');
  if (element.localName === 'strong') return around('**', words);
  if (element.localName === 'em') return around('*', words);
  return element.localName === 'a' ? linked(words, element) : words;
}

/** Markdown marks must touch the words, not a space. */
const around = (sign: string, words: string) =>
  words.replace(/^(\s*)(\S|\S.*\S)(\s*)$/s, `$1${sign}$2${sign}$3`);

const linked = (words: string, link: Element) =>
  words.replace(/^(\s*)(\S|\S.*\S)(\s*)$/s, (_, before, text, after) => {
    return `${before}[${text}](${link.getAttribute('href')})${after}`;
  });

/** Escapes characters that are Markdown syntax. */
function escaped(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(
      /[\\`[\]]|\*(?! )|(?<! )\*|(?<!\w)_|_(?!\w)|~(?=~)|<(?=[a-z/!])|&(?=#?\w+;)/gi,
      '\\$&',
    );
}

/** A line break is two spaces; what would start a heading or a list is escaped. */
function paragraph(words: string): string {
  return words
    .replaceAll(/ +/g, ' ')
    .replaceAll(/ ?\n ?/g, '  \n')
    .trim()
    .replaceAll(/^(#{1,6} |[-+] |>|:::|-{3}|={2})/gm, '\\$1')
    .replaceAll(/^(\d+)(?=[.)] )/gm, '$1\\');
}
