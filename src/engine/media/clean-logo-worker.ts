import { parentPort, workerData } from 'node:worker_threads';
import { cleanLogo } from './clean-logo.ts';

// What `logo-within-time.ts` starts: one logo, and its answer.
parentPort?.postMessage(cleanLogo(workerData));
