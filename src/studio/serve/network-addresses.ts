import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/** Interfaces that lead to containers, virtual machines and tunnels, where there is no phone. */
const virtual = /^(docker|br-|veth|virbr|vmnet|vboxnet|utun|awdl|llw|vEthernet \((WSL|Default))/;

/** Addresses that a phone cannot open: self-assigned ones, and those valid on one link only. */
const unusable = /^(169\.254\.|fe[89ab])/i;

/**
 * The addresses that other devices on the local network reach a server of this machine at, IPv4
 * first. Of IPv6, one for each interface: a machine has several that mean the same.
 */
export function networkUrls(port: number, interfaces: Interfaces = networkInterfaces()): string[] {
  const found = Object.entries(interfaces)
    .filter(([name]) => !virtual.test(name))
    .flatMap(([, addresses = []]) => {
      const usable = addresses.filter(
        ({ internal, address }) => !internal && !unusable.test(address),
      );
      const ipv6 = usable.filter(({ family }) => family === 'IPv6');
      return [...usable.filter(({ family }) => family === 'IPv4'), ...ipv6.slice(0, 1)];
    });
  const hosts = found.map(({ family, address }) => (family === 'IPv4' ? address : `[${address}]`));
  const sorted = hosts.sort((a, b) => Number(a.startsWith('[')) - Number(b.startsWith('[')));
  return sorted.map((host) => `http://${host}:${port}`);
}
