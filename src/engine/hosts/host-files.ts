import { caddy } from './caddy.ts';
import { cloudflareProblems, headersFile } from './headers-file.ts';
import type { HostPolicy } from './host-policy.ts';
import { nginx } from './nginx.ts';
import { redirectsFile } from './redirects-file.ts';
import { vercel } from './vercel.ts';

export function hostFiles(policy: HostPolicy) {
  const headers = headersFile(policy.rules);
  const redirects = redirectsFile(policy.redirects);
  return {
    published: [
      { path: '_headers', content: headers },
      { path: '_redirects', content: redirects },
    ],
    configuration: [
      { path: 'nginx.conf', content: nginx(policy) },
      { path: 'Caddyfile', content: caddy(policy) },
      { path: 'vercel-config.json', content: vercel(policy) },
    ],
    problems: cloudflareProblems(headers, redirects),
  };
}
