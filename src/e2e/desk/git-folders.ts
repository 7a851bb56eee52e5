import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

export const run = (cwd: string, ...args: string[]) =>
  execFileSync('git', args, { cwd, encoding: 'utf8', stdio: 'pipe' });

export const commits = (cwd: string, form = '%s') =>
  run(cwd, 'log', `--format=${form}`).trim().split('\n');

export const status = (cwd: string) =>
  run(cwd, 'status', '--porcelain').split('\n').filter(Boolean);

/** A repository with one commit, as somebody of that name. */
export function repository(folder: string): void {
  run(folder, 'init', '--quiet', '-b', 'main');
  named(folder);
  run(folder, 'add', '.');
  run(folder, 'commit', '--quiet', '-m', 'First');
}

export function named(folder: string): void {
  run(folder, 'config', 'user.name', 'Nell');
  run(folder, 'config', 'user.email', 'nell@pierlight.example');
  run(folder, 'config', 'commit.gpgsign', 'false');
}

/**
 * A repository with a remote, and a second copy of that, in which somebody else works.
 *
 * @param place where the remote and the second copy are made.
 * @returns the folders of both.
 */
export function withRemote(folder: string, place: string): { remote: string; theirs: string } {
  repository(folder);
  run(place, 'init', '--quiet', '--bare', '-b', 'main', 'remote.git');
  const remote = join(place, 'remote.git');
  run(folder, 'remote', 'add', 'origin', remote);
  run(folder, 'push', '--quiet', '-u', 'origin', 'main');
  run(place, 'clone', '--quiet', 'remote.git', 'theirs');
  const theirs = join(place, 'theirs');
  named(theirs);
  return { remote, theirs };
}
