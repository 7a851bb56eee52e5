import type { ShownProblem } from '../live/messages.ts';
import { diskError, startErrorText } from './start-error.ts';

/** As esbuild reports it. Source: esbuild's API, "Message". */
type Message = {
  readonly text: string;
  readonly location: { file: string; line: number; lineText: string } | null;
};

/** A package that the code imports and `node_modules` lacks, as esbuild or Node says it. */
const isOfPackage = /Could not resolve "[^./]|Cannot find package/;
const install = '. Press Ctrl+C, run npm ci, and start again.';

/** What keeps the code from running, with file and line where that is known. */
export function bundlingProblems(error: unknown): ShownProblem[] {
  const disk = diskError(error);
  if (disk) {
    const message = `cannot be bundled: ${startErrorText(disk, 'src')}`;
    return [{ file: 'src', code: 'unwritable-file', message }];
  }
  const { errors, message = String(error) } = error as { errors?: Message[]; message?: string };
  if (!errors) return [startProblem(message)];
  return errors.map(({ text, location }) => ({
    file: location?.file ?? 'src',
    ...(location && { line: location.line, text: location.lineText.trim() }),
    code: 'failed-bundle',
    message: `cannot be bundled: ${text}${isOfPackage.test(text) ? install : ''}`,
  }));
}

/** Node prints an error's place, its line, the error and its stack when a process ends with it. */
function startProblem(message: string): ShownProblem {
  const place = /\b((?:src|templates)\/[\w./-]+):(\d+)(?:\n(.+))?/.exec(message);
  const [, file, line, text] = place ?? [];
  const [error] = /^\w*Error(?: \[\w+\])?: .*$/m.exec(message) ?? [message];
  return {
    file: file ?? 'src',
    ...(line && { line: Number(line) }),
    ...(text && { text: text.trim() }),
    code: 'failed-start',
    message: `cannot be started: ${error}${isOfPackage.test(error) ? install : ''}`,
  };
}
