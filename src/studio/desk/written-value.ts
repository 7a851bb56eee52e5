import { stringify } from 'yaml';

/** A value on one line, as it is written in JSON by hand: `{ "name": "Leeds", "href": "/leeds" }`. */
export function inlineJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(inlineJson).join(', ')}]`;
  const pairs = Object.entries(value).map(([name, one]) => `"${name}": ${inlineJson(one)}`);
  return pairs.length === 0 ? '{}' : `{ ${pairs.join(', ')} }`;
}

/** A value on lines of its own. @param indent of the line on which it begins. */
export function indentedJson(value: unknown, indent: string): string {
  return JSON.stringify(value, null, 2).replaceAll('\n', `\n${indent}`);
}

const options = {
  lineWidth: 0,
  defaultKeyType: 'PLAIN',
  // Items may be one and the same object.
  aliasDuplicateObjects: false,
} as const;

/** `- one` or `name: one`, each with its line end: lines of a block in YAML. */
export function blockLines(value: object, indent: string): string {
  // A text with line breaks stands best as in JSON: no indentation belongs to it.
  const text = stringify(value, { ...options, blockQuote: false });
  return text.replaceAll(/^(?=.)/gm, indent);
}

/**
 * How a text may be written where another one stands, the way that is closest to it first. Not all
 * of them mean the text in every place: what is written is read again.
 *
 * @param type how the other one is written, as `yaml` calls it.
 * @param source the other one, as it stands.
 */
export function scalarForms(value: unknown, type: string | undefined, source: string): string[] {
  if (typeof value !== 'string') return [inlineJson(value)];
  const quoted = JSON.stringify(value);
  if (type === 'QUOTE_DOUBLE') return [quoted];
  if (type === 'QUOTE_SINGLE') return [`'${value.replaceAll("'", "''")}'`, quoted];
  if (type?.startsWith('BLOCK')) return [blockForm(value, source), `${quoted}\n`];
  return [stringify(value, { ...options, blockQuote: false }).trimEnd(), quoted];
}

/** Under the same mark, `|` or `>-`, as far from the margin. */
function blockForm(value: string, source: string): string {
  const [header = '', ...lines] = source.split('\n');
  const indent = /^ */.exec(lines.find((line) => line.trim() !== '') ?? '')?.[0] ?? '';
  const text = value.replace(/\n$/, '').replaceAll(/^(?=.)/gm, indent);
  return `${header}\n${text}\n`;
}
