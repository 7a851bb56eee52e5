import { builder } from './src/engine/bundle/builder.ts';
import { programs } from './src/studio/programs.ts';

const root = import.meta.dirname;
const { command, code } = await builder(root, programs);
process.exitCode = await command(root, code, process.argv.slice(2));
