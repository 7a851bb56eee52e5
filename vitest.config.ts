import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/**
 * Tests that need more than Node and the packages, or that build whole sites: a project for each
 * kind. Every other test is in the project "unit", which `npm run test:watch` runs.
 */
export const slowProjects = {
  builds: ['src/{real-content,site}.test.ts', 'src/e2e/builds/*.test.ts'],
  servers: ['src/e2e/hosts/servers.test.ts'],
  database: ['src/e2e/database/*.test.ts'],
} satisfies Record<string, string[]>;

const slow = Object.values(slowProjects).flat();

export default defineConfig({
  test: {
    testTimeout: 30_000,
    // Milliseconds from which on a test is listed by name among the files.
    slowTestThreshold: 5000,
    // Vitest leaves one core free, which on a machine of two is half of it.
    maxWorkers: availableParallelism(),
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['{src,scripts}/**/*.test.{ts,tsx}'], exclude: slow },
      },
      ...Object.entries(slowProjects).map(([name, include]) => ({
        extends: true as const,
        test: { name, include },
      })),
    ],
  },
});
