import type { ShownProblem } from '../live/messages.ts';
import { startErrorText } from './start-error.ts';

/*
 * Only this file parses error messages of esbuild and Node, which have no codes for these.
 */

/** As esbuild reports it. Source: esbuild's API, "Message". */
type Message = {
  readonly text: string;
  readonly location: { file: string; line: number; lineText: string } | null;
};

/** A missing package, in esbuild's or Node's wording. */
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
    code: 'broken-code',
    message: `cannot be bundled: ${text}${isOfPackage.test(text) ? install : ''}`,
  }));
}

/** Node prints the location, the line, the error and its stack when a process crashes. */
function startProblem(message: string): ShownProblem {
  const place = /\b((?:src|templates)\/[\w./-]+):(\d+)(?:\n(.+))?/.exec(message);
  const [, file, line, text] = place ?? [];
  const [error] = /^\w*Error(?: \[\w+\])?: .*$/m.exec(message) ?? [message];
  return {
    file: file ?? 'src',
    ...(line && { line: Number(line) }),
    ...(text && { text: text.trim() }),
    code: 'broken-code',
    message: `cannot be started: ${error}${isOfPackage.test(error) ? install : ''}`,
  };
}

/** esbuild's wording of write errors, which depends on the operating system. */
const wordings: readonly (readonly [code: string, words: RegExp])[] = [
  ['ENOSPC', /no space left|not enough space/i],
  ['EACCES', /permission denied|access is denied/i],
  ['EROFS', /read-only/i],
];

/**
 * The system error that kept Node or the bundler from writing a file, if any.
 *
 * Source: esbuild's API, "Message"; it reports each file that it could not write.
 */
export function diskError(error: unknown): NodeJS.ErrnoException | undefined {
  const { code, errors = [] } = error as NodeJS.ErrnoException & { errors?: { text: string }[] };
  if (typeof code === 'string') return error as NodeJS.ErrnoException;
  const text = errors.map((one) => one.text).find((one) => /^Failed to (create|write)/.test(one));
  const found = wordings.find(([, words]) => words.test(text ?? ''));
  const path = /: \w+ (.+): /.exec(text ?? '')?.[1];
  return found && Object.assign(new Error(text), { code: found[0], ...(path && { path }) });
}
