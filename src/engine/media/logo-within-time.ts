import { Worker } from 'node:worker_threads';
import type { CleanedLogo } from './clean-logo.ts';

/** Must not be cached: a machine with less to do may clean the same logo. */
export class TooMuchToClean extends Error {
  readonly code = 'too-heavy';
  override message =
    'has too many shapes and styles to be cleaned. Export it simpler: with fewer points, and with its colours as attributes instead of a style sheet.';
}

/** In ms. A usual logo takes a tenth of a second; thousands of styles and shapes take minutes. */
const patience = 5_000;

/** In MB: what a thread may use for a logo of at most 200 kB. */
const memory = 512;

/** Beside this file, or beside the bundle that it is part of. */
const program = new URL(
  `clean-logo-worker.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`,
  import.meta.url,
);

/**
 * Cleans a logo in a worker thread, so that the live server keeps answering meanwhile.
 *
 * @throws {TooMuchToClean} if it takes too long, or more memory than there is for it.
 */
export function logoWithinTime(logo: string, most = patience): Promise<CleanedLogo> {
  const resourceLimits = { maxOldGenerationSizeMb: memory };
  const worker = new Worker(program, { workerData: logo, execArgv: [], resourceLimits });
  const { promise, resolve, reject } = Promise.withResolvers<CleanedLogo>();
  const late = setTimeout(() => reject(new TooMuchToClean()), most);
  worker.once('message', resolve);
  worker.once('error', (error: NodeJS.ErrnoException) =>
    reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new TooMuchToClean() : error),
  );
  return promise.finally(() => {
    clearTimeout(late);
    return worker.terminate();
  });
}
