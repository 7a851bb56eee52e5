import { expect, test } from 'vitest';
import { withFacts } from './facts.ts';

const file = (text: string | Uint8Array, stamp?: string) => ({
  path: 'content/insights/x.md',
  bytes: typeof text === 'string' ? new TextEncoder().encode(text) : text,
  ...(stamp && { stamp }),
});
const text = ({ bytes }: { bytes: Uint8Array }) => new TextDecoder().decode(bytes);
const facts = { retainer: '£1k to £3k', hours: '9 am to 5 pm – most days' };

test('a fact stands wherever a text names it, whatever letters are around', () => {
  const filled = withFacts(file('Café: {{ retainer }}, {{hours}}.'), facts);
  expect(text(filled)).toBe('Café: £1k to £3k, 9 am to 5 pm – most days.');
});

test('a name that no fact has stays, so that it can be reported', () => {
  expect(text(withFacts(file('{{ retaner }} {{ constructor }}'), facts))).toBe(
    '{{ retaner }} {{ constructor }}',
  );
});

test('while the facts have problems of their own, no name is reported', () => {
  expect(text(withFacts(file('{{ retainer }}'), undefined))).toBe('retainer');
});

test('bytes that are no text stay as they are', () => {
  const bytes = new Uint8Array([0x7b, 0x7b, 0x20, 0xff, 0xfe, 0x7d, 0x7d]);
  expect(withFacts(file(bytes), facts).bytes).toEqual(Buffer.from(bytes));
});

test('a file counts as changed when a fact changes', () => {
  const before = withFacts(file('x', 'stamp'), facts).stamp;
  expect(withFacts(file('x', 'stamp'), facts).stamp).toBe(before);
  expect(withFacts(file('x', 'stamp'), { ...facts, retainer: '£2k' }).stamp).not.toBe(before);
});

test('a file is read only when its bytes are used', () => {
  const unread = {
    path: 'x.md',
    stamp: 's',
    get bytes(): Uint8Array {
      throw new Error('read');
    },
  };
  expect(() => withFacts(unread, facts).stamp).not.toThrow();
});
