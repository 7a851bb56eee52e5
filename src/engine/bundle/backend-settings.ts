import { rolesIn } from '../content/secret.ts';
import type { Problem } from '../kernel/problem.ts';

export type BackendSettings = {
  /** The origin of the Supabase project; empty for the site's own, which passes submissions on. */
  readonly url: string;
  readonly key: string;
};

/** What SUPABASE_URL says where the site's own server passes submissions on. */
const ownOrigin = 'same-origin';

/**
 * The backend from the environment. Without one the forms offer an e-mail instead. A secret key is
 * an error, since these settings are published.
 */
export function backendSettings(environment: NodeJS.ProcessEnv): {
  readonly backend?: BackendSettings;
  readonly problems: readonly Problem[];
  readonly warnings: readonly Problem[];
} {
  const { SUPABASE_URL: url = '', SUPABASE_PUBLISHABLE_KEY: key = '' } = environment;
  if (!url && !key) return { problems: [], warnings: [none] };
  const problems = [...wrongUrl(url), ...wrongKey(key)];
  return problems.length > 0
    ? { problems, warnings: [] }
    : {
        backend: { url: url === ownOrigin ? '' : new URL(url).origin, key },
        problems,
        warnings: [],
      };
}

const hostName =
  /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)*[a-z0-9]([a-z0-9-]*[a-z0-9])?$|^\[[0-9a-f:]+\]$/;

const none: Problem = {
  file: 'SUPABASE_URL',
  code: 'wrong-setting',
  message:
    'and SUPABASE_PUBLISHABLE_KEY are not set. Nothing can be sent from the forms of this build: they offer an email instead.',
};

function wrongUrl(url: string): Problem[] {
  const file = 'SUPABASE_URL';
  if (!url) return [notSet(file, 'SUPABASE_PUBLISHABLE_KEY')];
  if (url === ownOrigin) return [];
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  const name = parsed?.hostname ?? '';
  const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(name);
  const isSafe = parsed?.protocol === 'https:' || (parsed?.protocol === 'http:' && isLocal);
  // The policy of every page names it, where a * allows any host and other marks are no host.
  if (!parsed || !isSafe || !hostName.test(name) || url.replace(/\/$/, '') !== parsed.origin) {
    const message = `is "${url}", which is not the address of a project. Copy it from the project’s API settings, such as https://abcdefgh.supabase.example.`;
    return [{ file, code: 'wrong-setting', message }];
  }
  return [];
}

function wrongKey(key: string): Problem[] {
  const file = 'SUPABASE_PUBLISHABLE_KEY';
  if (!key) return [notSet(file, 'SUPABASE_URL')];
  const [role] = rolesIn(key);
  if (key.startsWith('sb_publishable_') || role === 'anon') return [];
  const what =
    key.startsWith('sb_secret_') || role === 'service_role'
      ? 'holds a secret key, which would let every visitor read and delete everything. Take it back in the project’s API settings,'
      : 'holds no publishable key. Look into the project’s API settings';
  const message = `${what} and use the one that begins with sb_publishable_.`;
  return [{ file, code: 'wrong-setting', message }];
}

function notSet(file: string, other: string): Problem {
  const message = `is not set, though ${other} is. Set both or neither.`;
  return { file, code: 'wrong-setting', message };
}
