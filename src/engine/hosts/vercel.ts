import type { HostPolicy } from './host-policy.ts';

/**
 * `vercel.json`, to be copied into the deployed folder. `cleanUrls` serves `work/index.html` at
 * `/work`; a later entry overrides a header of an earlier one.
 *
 * Source: Vercel, "Static Configuration with vercel.json".
 */
export function vercel({ rules, redirects }: HostPolicy): string {
  const content = {
    cleanUrls: true,
    trailingSlash: false,
    redirects: redirects.map(({ from, to }) => ({
      source: from,
      destination: to,
      statusCode: 301,
    })),
    headers: rules.map(({ address, headers }) => ({
      source: address.replaceAll('.', '\\.').replace(/\*$/, '(.*)'),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}
