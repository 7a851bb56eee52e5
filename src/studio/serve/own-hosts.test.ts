import { expect, test } from 'vitest';
import { isOwnHost } from './own-hosts.ts';

const ours = ['localhost:4173', 'LOCALHOST', '127.0.0.1:4173', '[::1]:4173', 'site.localhost:4173'];
const network = ['192.168.1.20:4173', '[fd00::2]:4173', 'desk:4173', 'Desk.local:4173'];
const foreign = [
  ...['rebound.example:4173', 'localhost.rebound.example', '127.0.0.1.rebound.example', ''],
  ...['[::1', 'localhost:4173:1', 'user@localhost', 'notlocalhost', 'local', undefined],
];

test.each(ours)('%s is this machine', (host) => {
  expect(isOwnHost(host, false, 'desk')).toBe(true);
  expect(isOwnHost(host, true, 'desk')).toBe(true);
});

test.each(network)('%s is answered on the local network alone', (host) => {
  expect(isOwnHost(host, false, 'desk')).toBe(false);
  expect(isOwnHost(host, true, 'desk')).toBe(true);
});

test.each(foreign)('%s, which another website could point here, is refused', (host) => {
  expect(isOwnHost(host, false, 'desk')).toBe(false);
  expect(isOwnHost(host, true, 'desk')).toBe(false);
});
