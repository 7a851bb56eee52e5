import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { DeskGate } from './desk-gate.ts';

/** What another device asks. Only these parts of a request are looked at. */
const from = (remoteAddress: string) =>
  ({ socket: { remoteAddress }, headers: { host: '192.168.1.2:4173' } }) as IncomingMessage;

function gate() {
  const said: string[] = [];
  const made = new DeskGate(true, (line) => said.push(line));
  const { code = '' } = made;
  const wrong = code === '000000' ? '000001' : '000000';
  const guess = (address: string, times: number) => {
    for (let count = 0; count < times; count++) made.enter(from(address), wrong);
  };
  const isLetIn = (address: string) => made.enter(from(address), code) !== undefined;
  return { said, made, guess, isLetIn };
}

test('ten wrong codes close the desk to whoever said them alone, and the terminal says so', () => {
  const { said, made, guess, isLetIn } = gate();
  guess('::ffff:192.168.1.7', 9);
  expect([isLetIn('192.168.1.7'), said]).toEqual([true, []]);
  guess('192.168.1.7', 5);
  expect(isLetIn('::ffff:192.168.1.7')).toBe(false);
  expect(made.askRefusal(from('192.168.1.7'))).toMatchObject({ status: 403 });
  expect(said).toEqual([
    '192.168.1.7 has said 10 wrong codes for the desk, which is closed to it until the next start.',
  ]);
  expect(made.askRefusal(from('192.168.1.8'))).toBeUndefined();
  expect(isLetIn('192.168.1.8')).toBe(true);
});

test('a device that has many IPv6 addresses counts once', () => {
  const { guess, isLetIn } = gate();
  for (let count = 1; count <= 10; count++) guess(`fd00:0:0:1::${count}`, 1);
  expect(isLetIn('fd00::1:9:9:9:9')).toBe(false);
  expect(isLetIn('fd00::2:9:9:9:9')).toBe(true);
});

test('a thousand wrong codes from many devices close the desk to all that have not said it', () => {
  const { said, guess, isLetIn } = gate();
  for (let count = 0; count < 100; count++) guess(`10.0.1.${count}`, 10);
  expect(isLetIn('10.0.2.1')).toBe(false);
  expect(said.at(-1)).toContain('Other devices have said 1000 wrong codes');
});
