import type { NetworkInterfaceInfo } from 'node:os';
import { expect, test } from 'vitest';
import { networkUrls } from './network-addresses.ts';

const address = (address: string, internal = false): NetworkInterfaceInfo => ({
  ...{ address, internal, netmask: '', mac: '', cidr: null },
  ...(address.includes(':') ? { family: 'IPv6', scopeid: 0 } : { family: 'IPv4' }),
});

test('a phone is offered the addresses of the local network, IPv4 first', () => {
  const interfaces = {
    lo: [address('127.0.0.1', true), address('::1', true)],
    en0: [address('fe80::1'), address('fd00::2'), address('fd00::3'), address('192.168.1.20')],
    wlan0: [address('10.0.0.7')],
    docker0: [address('172.17.0.1')],
    'vEthernet (WSL (Hyper-V firewall))': [address('172.20.0.1')],
    en5: [address('169.254.3.4')],
  };
  expect(networkUrls(4173, interfaces)).toEqual([
    'http://192.168.1.20:4173',
    'http://10.0.0.7:4173',
    'http://[fd00::2]:4173',
  ]);
});

test('a machine without a network has no address to offer', () => {
  expect(networkUrls(4173, { lo: [address('127.0.0.1', true)] })).toEqual([]);
});
