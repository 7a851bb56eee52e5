import { expect, test } from 'vitest';
import { answerKinds, ofKind } from './desk-call.ts';

const refused = { type: 'refused', message: 'content/x.md is not UTF-8 text.', problems: [] };

test('a refused request shows its sentence, and is never read as advice', () => {
  expect(() => ofKind(refused, answerKinds.advice)).toThrow('content/x.md is not UTF-8 text.');
  expect(ofKind(refused, answerKinds.check)).toBe(refused);
});

const others = [undefined, null, 'advice', {}, { type: 'lists' }, { type: 'toString' }];

test.each(others)('the answer %j is not taken for advice', (answer) => {
  expect(() => ofKind(answer, answerKinds.advice)).toThrow('Reload this page');
});
