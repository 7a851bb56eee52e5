import { parseArgs } from 'node:util';

export type LeadsCommand = ReturnType<typeof leadsCommand>;

export const usage = `npm run leads                    who has written: unanswered first, then newest first
npm run leads -- --all           also what is suspect, which means probably junk
npm run leads -- answered ID     marks one as answered; the first 8 characters of its ID will do
npm run leads -- unanswered ID   takes that mark away again
npm run -s leads -- --csv        for a spreadsheet
npm run -s leads -- --json       for a program`;

/** @throws with the usage if the arguments are invalid. */
export function leadsCommand(args: readonly string[]) {
  const { values, positionals } = parsed(args);
  const { csv, json, all = false, help = false, data } = values;
  const format = csv ? 'csv' : json ? 'json' : 'table';
  if (csv && json) throw new Error(`Choose --csv or --json.\n\n${usage}`);
  const common = { format, suspects: all, help, ...(data && { data }) } as const;
  const [verb, id, ...rest] = positionals;
  if (!verb) return { ...common, mark: undefined };
  if (!/^(un)?answered$/.test(verb)) throw new Error(`"${verb}" is unknown.\n\n${usage}`);
  if (!id || rest.length > 0) throw new Error(`Write one ID after "${verb}".\n\n${usage}`);
  return { ...common, mark: { id, answered: verb === 'answered' } };
}

function parsed(args: readonly string[]) {
  const boolean = { type: 'boolean' } as const;
  const options = { all: boolean, csv: boolean, json: boolean, help: boolean };
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { ...options, data: { type: 'string' } },
    });
  } catch (error) {
    throw new Error(`${(error as Error).message}\n\n${usage}`);
  }
}
