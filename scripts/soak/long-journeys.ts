import { spawnSync } from 'node:child_process';
import type { Scenario } from '../soak.ts';

/**
 * A hundred script injections, on every page and in both forms, without the CSP; and what `npm test`
 * looks at in fewer places: see `playwright.config.ts`.
 */
export const scenario: Scenario = {
  name: 'scripts smuggled into every page, and journeys that take minutes',
  run: async () => {
    const env = { ...process.env, LONG_JOURNEYS: 'yes' };
    const { status, stdout } = spawnSync('playwright', ['test', '--reporter=line'], {
      env,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(stdout);
    return /\d+ passed.*/.exec(stdout)?.[0] ?? 'passed';
  },
};
