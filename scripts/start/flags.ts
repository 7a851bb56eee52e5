import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';

/** What serves pages is told where: `--port`, or `PORT`; and `--host` for the local network. */
const serving = {
  port: { type: 'string', default: process.env.PORT ?? '' },
  host: { type: 'boolean', default: false },
} as const satisfies ParseArgsOptionsConfig;

/**
 * The flags of a command that serves pages.
 *
 * @param own those that it has besides `--port` and `--host`.
 * @throws Error with a sentence and all that there are, for one that it doesn't have.
 */
export function servingFlags<const Own extends ParseArgsOptionsConfig>(
  own: Own,
  args = process.argv.slice(2),
) {
  const options = { ...serving, ...own };
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    const [sentence] = (error as Error).message.split('. ');
    const known = Object.keys(options).map((name) => `--${name}`);
    throw new Error(`${sentence}. There are ${known.join(', ')}, all behind "--".`);
  }
}
