import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';

/** Options of every command that serves pages: `--port`, or `PORT`; `--host` for the local network. */
const serving = {
  port: { type: 'string', default: process.env.PORT ?? '' },
  host: { type: 'boolean', default: false },
} as const satisfies ParseArgsOptionsConfig;

/**
 * The flags of a command that serves pages. npm takes a flag for itself where the "--" before it is
 * missing, which older versions of Windows PowerShell drop; it says so in the environment.
 *
 * Source: npm's documentation, "config": environment variables.
 *
 * @param own those that it has besides `--port` and `--host`.
 * @throws Error with a sentence and all that there are, for one that it doesn't have.
 */
export function servingFlags<const Own extends ParseArgsOptionsConfig>(
  own: Own,
  args = process.argv.slice(2),
  environment = process.env,
) {
  const options = { ...serving, ...own };
  const taken = Object.keys(options).filter((name) => environment[`npm_config_${name}`] === 'true');
  try {
    return parseArgs({ args: [...args, ...taken.map((name) => `--${name}`)], options }).values;
  } catch (error) {
    const [sentence] = (error as Error).message.split('. ');
    const known = Object.keys(options).map((name) => `--${name}`);
    throw new Error(`${sentence}. There are ${known.join(', ')}, all behind "--".`);
  }
}
