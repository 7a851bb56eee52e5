import { builder } from './src/engine/bundle/builder.ts';

const root = import.meta.dirname;
const { command, code } = await builder(root);
process.exitCode = await command(root, code, process.argv.slice(2));
