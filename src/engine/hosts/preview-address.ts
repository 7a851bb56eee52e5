type Host = {
  readonly variable: string;
  readonly isLive: (environment: NodeJS.ProcessEnv) => boolean;
  readonly address: (environment: NodeJS.ProcessEnv) => string | undefined;
};

/**
 * Hosts that build each branch, and tell a build its address.
 *
 * Source: Netlify, "Environment variables and functions"; Cloudflare Pages, "Build configuration";
 * Vercel, "System environment variables".
 */
const hosts: readonly Host[] = [
  {
    variable: 'NETLIFY',
    isLive: ({ CONTEXT }) => CONTEXT === 'production',
    address: ({ DEPLOY_PRIME_URL }) => DEPLOY_PRIME_URL,
  },
  {
    variable: 'CF_PAGES',
    isLive: ({ CF_PAGES_BRANCH }) => CF_PAGES_BRANCH === 'main',
    address: ({ CF_PAGES_URL }) => CF_PAGES_URL,
  },
  {
    variable: 'VERCEL',
    isLive: ({ VERCEL_ENV }) => VERCEL_ENV === 'production',
    address: ({ VERCEL_BRANCH_URL, VERCEL_URL }) => {
      const name = VERCEL_BRANCH_URL || VERCEL_URL;
      return name && `https://${name}`;
    },
  },
];

/** The address of the preview that a host is building; undefined for the live site, and elsewhere. */
export function previewAddress(environment: NodeJS.ProcessEnv): string | undefined {
  const host = hosts.find(({ variable }) => environment[variable]);
  return host && !host.isLive(environment) ? host.address(environment) : undefined;
}
