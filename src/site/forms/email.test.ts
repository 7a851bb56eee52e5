import { expect, test } from 'vitest';
import { emailPattern } from './email.ts';

const addresses: [address: string, accepted: boolean][] = [
  ['ada@quay.example', true],
  ["o'hara+quiz@mail.quay.example", true],
  ['ADA@QUAY.EXAMPLE', true],
  ['ada@bäckerei.example', true],
  ['渡辺@quay.example', true],
  ['a@b.uk', true],
  ['', false],
  ['ada', false],
  ['ada@quay', false],
  ['@quay.example', false],
  ['ada@.example', false],
  ['ada@quay..example', false],
  ['ada@quay.e', false],
  ['ada@@quay.example', false],
  ['ada @quay.example', false],
  ['Ada <ada@quay.example>', false],
  ['ada@quay.example, bob@quay.example', false],
];

test.for(addresses)('the e-mail address "%s" is accepted: %s', ([address, accepted]) => {
  expect(emailPattern.test(address)).toBe(accepted);
});
