import { join } from 'node:path';
import { buildCommand } from '../build-command.ts';
import { codePaths, digestOfFiles } from '../content/code-files.ts';
import { tinySite } from './tiny-site.tsx';

/** Builds the tiny site in a process of its own, which a test can end or give a full disk. */

const root = join(import.meta.dirname, '../../..');
const code = digestOfFiles(root, codePaths);
process.exitCode = await buildCommand(tinySite, root, code, process.argv.slice(2));
