import { expect, test } from 'vitest';
import { previewAddress } from './preview-address.ts';

const cases: Record<string, [environment: NodeJS.ProcessEnv, address: string | undefined]> = {
  'a deploy preview of Netlify': [
    {
      ...{ NETLIFY: 'true', CONTEXT: 'deploy-preview' },
      DEPLOY_PRIME_URL: 'https://deploy-preview-7--site.netlify.app',
    },
    'https://deploy-preview-7--site.netlify.app',
  ],
  'a branch of Cloudflare Pages': [
    { CF_PAGES: '1', CF_PAGES_BRANCH: 'new', CF_PAGES_URL: 'https://a1b2.site.pages.dev' },
    'https://a1b2.site.pages.dev',
  ],
  'a preview of Vercel': [
    { VERCEL: '1', VERCEL_ENV: 'preview', VERCEL_BRANCH_URL: 'site-git-new.vercel.app' },
    'https://site-git-new.vercel.app',
  ],
  'the live site at Netlify': [
    { NETLIFY: 'true', CONTEXT: 'production', DEPLOY_PRIME_URL: 'https://main--site.netlify.app' },
    undefined,
  ],
  'the live site at Cloudflare Pages': [
    { CF_PAGES: '1', CF_PAGES_BRANCH: 'main', CF_PAGES_URL: 'https://a1b2.site.pages.dev' },
    undefined,
  ],
  'the live site at Vercel': [
    { VERCEL: '1', VERCEL_ENV: 'production', VERCEL_URL: 'site-a1b2.vercel.app' },
    undefined,
  ],
  'a build on any other machine': [{}, undefined],
};

test.each(Object.entries(cases))(
  '%s has the address of a preview, or none',
  (_, [environment, address]) => {
    expect(previewAddress(environment)).toBe(address);
  },
);
