import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,scripts}/**/*.test.{ts,tsx}'],
    testTimeout: 30_000,
    // Vitest leaves one core free, which on a machine of two is half of it.
    maxWorkers: availableParallelism(),
  },
});
