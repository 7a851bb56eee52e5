import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Tests that build whole sites, or that need more than Node and the packages, by project. All
 * others are in the project "unit", which `npm run test:watch` runs.
 */
export const slowProjects = {
  builds: [
    ...['src/real-content.test.ts', 'src/e2e/builds/*.test.ts', 'src/engine/build.test.ts'],
    'src/engine/{stages/vanished,content/held,output/{full-disk,memory}}.test.ts',
  ],
  servers: [
    'src/e2e/hosts/{film-parts,preview,servers}.test.ts',
    'src/e2e/desk/{bad-words,desk-server,git,one-plan,publishing,whole-changes}.test.ts',
    'src/studio/serve/{forms-gateway,listen,live-events,running-site}.test.ts',
  ],
  database: ['src/e2e/database/*.test.ts'],
  engines: ['src/e2e/engines/*.test.ts'],
} satisfies Record<string, string[]>;

const slow = Object.values(slowProjects).flat();

/** What waits longest begins first, so that whatever comes last is short: units. */
const order = ['engines', 'builds', 'servers', 'database', 'unit'];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ project }: TestSpecification) => order.indexOf(project.name);
    return (await super.sort(files)).sort((one, other) => place(one) - place(other));
  }
}

/** What the files of a project share, and how patient they are. Three browsers share the served sites, and pages are asked until they are as expected. */
const more: Record<string, object> = {
  database: { globalSetup: 'src/e2e/database/database-template.ts' },
  engines: {
    globalSetup: 'src/e2e/engines/engine-sites.ts',
    testTimeout: 300_000,
    expect: { poll: { timeout: 60_000, interval: 30 } },
  },
};

export default defineConfig({
  test: {
    // A busy machine takes ten times as long; a test that hangs still ends.
    testTimeout: 90_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    // In milliseconds: slower tests are listed by name.
    slowTestThreshold: 5000,
    // What a test has put in the place of something is gone before the next one.
    ...{ unstubGlobals: true, unstubEnvs: true, restoreMocks: true },
    // By default Vitest leaves one core free, which is half of a 2-core machine.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,scripts}/**/*.test.{ts,tsx}'],
          exclude: slow,
          isolate: false,
        },
      },
      ...Object.entries(slowProjects).map(([name, include]) => ({
        extends: true as const,
        test: { name, include, ...more[name] },
      })),
    ],
  },
});
