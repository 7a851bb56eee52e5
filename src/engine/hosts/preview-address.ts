/**
 * The address of the preview that a host is building; undefined for the live site, and elsewhere.
 * These hosts build each branch, and tell a build its address.
 *
 * Source: Netlify, "Environment variables and functions"; Cloudflare Pages, "Build configuration";
 * Vercel, "System environment variables".
 */
export function previewAddress(environment: NodeJS.ProcessEnv): string | undefined {
  const { NETLIFY, CONTEXT, DEPLOY_PRIME_URL } = environment;
  if (NETLIFY) return CONTEXT === 'production' ? undefined : DEPLOY_PRIME_URL;
  const { CF_PAGES, CF_PAGES_BRANCH, CF_PAGES_URL } = environment;
  if (CF_PAGES) return CF_PAGES_BRANCH === 'main' ? undefined : CF_PAGES_URL;
  const { VERCEL, VERCEL_ENV, VERCEL_BRANCH_URL, VERCEL_URL } = environment;
  const name = VERCEL && VERCEL_ENV !== 'production' && (VERCEL_BRANCH_URL || VERCEL_URL);
  return name ? `https://${name}` : undefined;
}
