import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * axe-core's violations of WCAG 2.2, A and AA, in the page's current state. With forced colours
 * contrast is skipped: axe would compare the reader's background with our text colour.
 */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(source);
  return page.evaluate(async (values) => {
    // The script above defines window.axe.
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const enabled = !matchMedia('(forced-colors: active)').matches;
    const rules = { 'color-contrast': { enabled }, 'target-size': { enabled: true } };
    const runOnly = { type: 'tag', values } as const;
    const found = await axe.run({ runOnly, rules, resultTypes: ['violations'] });
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    );
  }, rules);
}
