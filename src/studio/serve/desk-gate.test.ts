import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { DeskGate } from './desk-gate.ts';

/** What another device asks. Only these parts of a request are looked at. */
const from = (url: string, headers: object = {}) =>
  ({
    url,
    socket: { remoteAddress: '192.168.1.7' },
    headers: { host: '192.168.1.2:4173', ...headers },
  }) as IncomingMessage;

test('another device is let in by the printed address of this run alone', () => {
  const [gate, { entrance: other = '' }] = [new DeskGate(true), new DeskGate(true)];
  const { entrance = '' } = gate;
  expect(entrance).toMatch(/^\/desk\/enter\/[\da-f]{16}$/);
  for (const url of ['/desk', '/desk/enter', '/desk/enter/', other, `${entrance}0`]) {
    expect(gate.enter(from(url))).toBeUndefined();
  }
  expect(gate.enter(from(entrance, { host: 'evil.example' }))).toBeUndefined();
  expect(gate.refusal(from('/desk'))).toMatchObject({ status: 403 });
  const cookie = gate.enter(from(entrance));
  expect(cookie).toMatch(/; HttpOnly; SameSite=Strict; Path=\/$/);
  expect(gate.refusal(from('/desk', { cookie: cookie?.split(';')[0] }))).toBeUndefined();
});

test('without --desk no address lets another device in', () => {
  const gate = new DeskGate(false);
  expect(gate.entrance).toBeUndefined();
  expect(gate.enter(from('/desk/enter/undefined'))).toBeUndefined();
});
