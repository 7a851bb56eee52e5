import './production.ts';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A check that takes too long for `npm test`. */
export type Scenario = {
  readonly name: string;
  /** @returns a line of figures. @throws if the check fails. */
  run(): Promise<string>;
};

/** Runs all scenarios in `soak/`, or those named: `npm run soak -- page-changes`. */
const folder = join(import.meta.dirname, 'soak');
const wanted = process.argv.slice(2);

for (const file of readdirSync(folder)) {
  if (wanted.length > 0 && !wanted.includes(file.replace('.ts', ''))) continue;
  const { scenario } = (await import(pathToFileURL(join(folder, file)).href)) as {
    scenario?: Scenario;
  };
  if (!scenario) continue;
  try {
    console.log(`✓ ${scenario.name}: ${await scenario.run()}`);
  } catch (error) {
    console.error(`✗ ${scenario.name}:`, error);
    process.exitCode = 1;
  }
}
