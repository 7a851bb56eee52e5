import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { addressesText, deskText, qrCode } from './addresses.ts';

const own = 'http://localhost:4173';
const [phone, other] = ['http://192.168.1.20:4173', 'http://[fd00::2]:4173'];

test('without --host only the address on this machine is printed', () => {
  expect(addressesText(own, undefined)).toBe(`The site is at ${own}`);
});

test('with --host every address is printed, and a QR code of the first', () => {
  const text = addressesText(own, [phone, other]);
  expect(text).toContain(`The site is at ${own}\nOn a phone in the same network: ${phone}\n`);
  expect(text).toContain(`or: ${other}`);
  expect(text).toContain(qrCode(phone));
});

test('the desk is open on this machine alone, unless an address for others is printed', () => {
  expect(deskText(own, undefined)).toBe(`Edit it at ${own}/desk`);
  const entrance = `${phone}/desk/enter/0123456789abcdef`;
  expect(deskText(own, entrance)).toContain(`From another device: ${entrance}\n`);
  expect(deskText(own, entrance)).toContain(qrCode(entrance));
});

test('on a machine without a network, npm start says so', () => {
  expect(addressesText(own, [])).toContain('on no network');
});

test('the QR code consists of blocks within 40 columns, dark on white where colours are allowed', () => {
  const lines = qrCode(phone, false).split('\n');
  expect(new Set(lines.join(''))).toEqual(new Set('█▀▄ '));
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(40);
  const coloured = qrCode(phone, true);
  expect(coloured).toContain('\u001b[107m');
  const negative: Record<string, string> = { '█': ' ', ' ': '█', '▀': '▄', '▄': '▀' };
  const reversed = stripVTControlCharacters(coloured).replace(
    /./g,
    (block) => negative[block] ?? '',
  );
  // The last line has no lower half.
  expect(reversed.split('\n').slice(0, -1)).toEqual(lines.slice(0, -1));
});
