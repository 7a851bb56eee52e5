import type { OutputFile } from '../kernel/output-file.ts';
import type { Problem } from '../kernel/problem.ts';
import { caddy } from './caddy.ts';
import { headersFile, headersFileProblems } from './headers-file.ts';
import type { HostPolicy } from './host-policy.ts';
import { nginx } from './nginx.ts';
import { redirectsFile, redirectsFileProblems } from './redirects-file.ts';
import { vercel } from './vercel.ts';

/** One policy in the languages of all hosts. */
export type HostFiles = {
  /** For hosts that look for them among the pages. */
  readonly among: readonly OutputFile[];
  /** For hosts that are told elsewhere. */
  readonly beside: readonly OutputFile[];
  /** Limits of a host that the site has outgrown. */
  readonly problems: readonly Problem[];
};

export function hostFiles(policy: HostPolicy): HostFiles {
  const headers = headersFile(policy.rules);
  const redirects = redirectsFile(policy.redirects);
  return {
    among: [
      { path: '_headers', content: headers },
      { path: '_redirects', content: redirects },
    ],
    beside: [
      { path: 'nginx.conf', content: nginx(policy) },
      { path: 'Caddyfile', content: caddy(policy) },
      { path: 'vercel.json', content: vercel(policy) },
    ],
    problems: [...headersFileProblems(headers), ...redirectsFileProblems(redirects)],
  };
}
