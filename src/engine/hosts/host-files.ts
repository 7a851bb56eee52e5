import type { OutputFile } from '../kernel/output-file.ts';
import type { Problem } from '../kernel/problem.ts';
import { caddy } from './caddy.ts';
import { cloudflareProblems, headersFile } from './headers-file.ts';
import type { HostPolicy } from './host-policy.ts';
import { nginx } from './nginx.ts';
import { redirectsFile } from './redirects-file.ts';
import { vercel } from './vercel.ts';

export type HostFiles = {
  /** Files that their hosts read from the published folder. */
  readonly published: readonly OutputFile[];
  /** Files for hosts that are configured elsewhere. */
  readonly configuration: readonly OutputFile[];
  readonly problems: readonly Problem[];
};

export function hostFiles(policy: HostPolicy): HostFiles {
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
      { path: 'vercel.json', content: vercel(policy) },
    ],
    problems: cloudflareProblems(headers, redirects),
  };
}
