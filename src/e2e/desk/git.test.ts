import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { readContent } from '../../engine/content/reader.ts';
import { Git } from '../../studio/desk/git.ts';
import { savedTexts } from '../../studio/desk/saved-content.ts';
import { suggestedMessage } from '../../studio/desk/suggested-message.ts';
import { fixtureRoot } from '../fixtures/fixture-site.ts';
import { root } from '../root.ts';
import { commits, repository, run, status, withRemote } from './git-folders.ts';

let place: string;
let folder: string;
let git: Git;

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'desk-git-'));
  folder = join(place, 'ours');
  mkdirSync(join(folder, 'content/pages'), { recursive: true });
  for (const path of ['content/pages/about.md', 'content/pages/work.md', 'content/clients.json']) {
    cpSync(join(fixtureRoot, path), join(folder, path));
  }
  writeFileSync(join(folder, 'build.ts'), 'code\n');
  git = new Git(folder);
});
afterEach(() => rmSync(place, { recursive: true }));

const texts = () => savedTexts(readContent(folder));
async function state() {
  const found = await git.state(texts());
  if (found.type === 'none') throw new Error(found.message);
  return found;
}
const says = (words: string) => expect.stringContaining(words);
const sent = { type: 'published', sentAt: expect.any(Number) };

function edit(where: string, path: string, from: string | RegExp, to: string): void {
  const file = join(where, path);
  const text = readFileSync(file, 'utf8');
  const next = text.replace(from, to);
  expect(next).not.toBe(text);
  writeFileSync(file, next);
}

const about = 'content/pages/about.md';
const clients = 'content/clients.json';
const read = (path: string) => readFileSync(join(folder, path), 'utf8');
const addMore = () => edit(folder, about, '---\n\n', '---\n\nMore. ');
const title = (where: string, words: string) =>
  edit(where, about, /^title: .*$/m, `title: ${words}`);

test.each([
  ['here', 'This folder is not a git repository, so publish as before', () => {}],
  [
    'on this machine',
    'git is not installed here, so publish as before',
    () => {
      repository(folder);
      vi.stubEnv('PATH', join(place, 'nowhere'));
    },
  ],
])('where there is no git %s, the desk says what to do instead', async (_, words, prepare) => {
  prepare();
  expect(await git.isRepository()).toBe(false);
  expect(await git.state(texts())).toMatchObject({ type: 'none', message: says(words) });
  expect(await git.publish('x')).toMatchObject({ type: 'refused' });
  expect(await git.changed(texts())).toEqual([]);
});

test('what has changed is told in plain words', async () => {
  repository(folder);
  edit(folder, about, '---\n\n', '---\n\nTwo more. ');
  rmSync(join(folder, 'content/pages/work.md'));
  writeFileSync(join(folder, 'content/pages/privacy.md'), '---\ntitle: "Privacy"\n---\n\nWords.\n');
  writeFileSync(join(folder, 'content/pages/.desk-123'), 'half');
  const found = await state();
  expect(found.changes.map(({ words }) => words.replace(/“.*”/, '“…”'))).toEqual([
    'Page “…”: changed, 2 words more',
    'Page “…”: new',
    'Page “…”: deleted',
  ]);
  expect(suggestedMessage(found.changes)).toMatch(/^Change “.*” and two more$/);
  expect(found.unsent).toBe(0);
  expect(await git.changed(texts())).toEqual([
    { file: about, how: 'changed' },
    { file: 'content/pages/privacy.md', how: 'new' },
    { file: 'content/pages/work.md', how: 'deleted' },
  ]);
  expect(await git.committed(about)).toBeDefined();
  expect(await git.committed('content/pages/privacy.md')).toBeUndefined();
});

test('a page that is renamed is one change, under both titles', async () => {
  mkdirSync(join(folder, 'content/projects'));
  const [old, next] = ['content/projects/calm-dog.md', 'content/projects/dog.md'];
  cpSync(join(fixtureRoot, old), join(folder, old));
  repository(folder);
  cpSync(join(folder, old), join(folder, next));
  rmSync(join(folder, old));
  edit(folder, next, /^title: .*$/m, 'title: Dog');
  const found = await state();
  expect(found.changes).toMatchObject([{ file: next, former: old, how: 'changed' }]);
  expect(found.changes[0]?.words).toMatch(/^Project “Dog”: renamed, before “.+”/);
  expect(await git.changed(texts())).toHaveLength(1);
});

test('the versions of a file are those of each commit, by whom and when, under a former name too', async () => {
  repository(folder);
  title(folder, 'Two');
  run(folder, 'commit', '--quiet', '-am', 'Two', '--date', '2026-03-01T12:00:00Z');
  run(folder, 'mv', about, 'content/pages/us.md');
  run(folder, '-c', 'user.name=Sam Reed', 'commit', '--quiet', '-m', 'Move');
  const versions = await git.versions('content/pages/us.md');
  expect(versions.map(({ by, words }) => [by, words])).toEqual([
    ['Sam Reed', 'Move'],
    ['Nell', 'Two'],
    ['Nell', 'First'],
  ]);
  expect(versions[1]).toMatchObject({ how: 'published', values: { title: 'Two' } });
  expect(versions[1]?.at).toBe(Date.parse('2026-03-01T12:00:00Z'));
  expect(versions[2]?.text).toBe(readFileSync(join(fixtureRoot, about), 'utf8'));
  expect(await git.versions('content/pages/none.md')).toEqual([]);
});

test('only content is committed, though other files are changed and one is staged', async () => {
  repository(folder);
  addMore();
  writeFileSync(join(folder, 'build.ts'), 'other code\n');
  writeFileSync(join(folder, 'new.ts'), 'new code\n');
  run(folder, 'add', 'new.ts');
  const done = await git.publish('Say more of us');
  expect(done).toMatchObject({ type: 'published' });
  expect(run(folder, 'show', '--name-only', '--format=%s').trim()).toBe(
    `Say more of us\n\n${about}`,
  );
  expect(status(folder)).toEqual([' M build.ts', 'A  new.ts']);
  const again = { type: 'refused', message: says('nothing to publish') };
  expect(await git.publish('Again')).toMatchObject(again);
});

test('a message that looks like an option is a message, and an empty one is asked for', async () => {
  repository(folder);
  addMore();
  expect(await git.publish('  ')).toMatchObject({ message: says('Say in a few words') });
  await git.publish('--amend; rm -rf "$HOME" `x`');
  expect(commits(folder)).toEqual(['--amend; rm -rf "$HOME" `x`', 'First']);
});

function publishTheirs(theirs: string, path: string, from: RegExp | string, to: string): void {
  edit(theirs, path, from, to);
  run(theirs, '-c', 'user.name=Sam Reed', 'commit', '--quiet', '-am', 'Theirs');
  run(theirs, 'push', '--quiet');
}

test('a commit is sent to the remote, after what others have published', async () => {
  const { theirs, remote } = withRemote(folder, place);
  publishTheirs(theirs, clients, 'Saltgrass', 'Salt Grass');
  addMore();
  const done = await git.publish('Ours');
  expect(done).toEqual({
    ...sent,
    commit: run(remote, 'rev-parse', 'main').trim(),
    message: 'It is on the site in a few minutes.',
    theirs: [clients],
  });
  expect(commits(remote)).toEqual(['Ours', 'Theirs', 'First']);
  expect(await state()).toMatchObject({ changes: [], unsent: 0 });
});

test('from a branch that follows another, words are sent there and taken from there', async () => {
  const { theirs, remote } = withRemote(folder, place);
  run(folder, 'switch', '--quiet', '-c', 'words', '--track', 'origin/main');
  publishTheirs(theirs, clients, 'Saltgrass', 'Salt Grass');
  expect(await git.others()).toMatchObject({ count: 1 });
  addMore();
  expect(await git.publish('Ours')).toMatchObject(sent);
  expect(commits(remote)).toEqual(['Ours', 'Theirs', 'First']);
  expect(run(remote, 'branch', '--format=%(refname:short)').trim()).toBe('main');
  expect(run(folder, 'config', 'branch.words.merge').trim()).toBe('refs/heads/main');
});

test('where others have changed the same field, nothing is sent until one of both is chosen', async () => {
  const { theirs, remote } = withRemote(folder, place);
  publishTheirs(theirs, about, /^title: .*$/m, 'title: Theirs');
  title(folder, 'Ours');
  const done = await git.publish('Ours');
  if (done.type !== 'conflicted') throw new Error(done.type);
  const conflict = { type: 'field', at: ['title'], ours: 'Ours', theirs: 'Theirs' };
  expect(done.files).toMatchObject([{ path: about, title: 'Theirs', conflicts: [conflict] }]);
  expect(read(about)).toContain('title: Ours');
  expect([commits(folder)[0], status(folder), commits(remote)[0]]).toEqual(['Ours', [], 'Theirs']);
  expect(done.by).toEqual(['Sam Reed']);
  const waiting = [{ file: about, how: 'changed', words: expect.stringContaining('“Ours”') }];
  expect(await state()).toMatchObject({ unsent: 1, waiting });
  expect(await git.changed(texts())).toEqual([{ file: about, how: 'changed' }]);

  const chosen = { of: done.of, sides: { [about]: ['ours' as const] } };
  publishTheirs(theirs, clients, 'Saltgrass', 'Salt Grass');
  // What was chosen is of another state.
  const again = await git.publish('', { chosen });
  if (again.type !== 'conflicted') throw new Error(again.type);
  expect(await git.publish('', { chosen: { ...chosen, of: again.of } })).toMatchObject(sent);
  expect(run(remote, 'show', `main:${about}`)).toContain('title: Ours');
  const all = ['Nell Ours', 'Sam Reed Theirs', 'Sam Reed Theirs', 'Nell First'];
  expect(commits(remote, '%an %s')).toEqual(all);
});

test('where others have changed other fields of the same file, both are sent, and other files stay as they are', async () => {
  const { theirs, remote } = withRemote(folder, place);
  publishTheirs(theirs, about, /^title: .*$/m, 'title: Theirs');
  edit(folder, about, '---\n\n', '---\n\nOurs. ');
  run(folder, 'commit', '--quiet', '-am', 'One');
  edit(folder, about, 'Ours. ', 'Ours too. ');
  const work = 'content/pages/work.md';
  edit(folder, work, /^title: .*$/m, 'title: Not yet');
  writeFileSync(join(folder, 'build.ts'), 'other code\n');
  const done = await git.publish('Two', { without: [work] });
  // Ours, not what brings it together with theirs.
  const commit = run(folder, 'log', '-1', '--format=%H', '--grep=^Two$').trim();
  expect(done).toMatchObject({ ...sent, commit });
  expect(run(remote, 'show', `main:${about}`)).toMatch(/title: Theirs[\s\S]*Ours too\. /);
  const both = 'Bring together what was published at once';
  expect(commits(remote).sort()).toEqual([both, 'First', 'One', 'Theirs', 'Two']);
  expect(status(folder)).toEqual([' M build.ts', ` M ${work}`]);
});

test('what others publish together with ours is checked before it is sent', async () => {
  const { theirs, remote } = withRemote(folder, place);
  publishTheirs(theirs, clients, 'Saltgrass', 'Salt Grass');
  addMore();
  const refused = { type: 'refused', message: 'No.', problems: [] } as const;
  expect(await git.publish('Ours', { check: async () => refused })).toEqual(refused);
  expect(run(folder, 'show', `HEAD:${clients}`)).toContain('Salt Grass');
  expect(commits(remote)[0]).toBe('Theirs');
});

test('what others have published is counted and taken, unless it is changed here too', async () => {
  const { theirs, remote } = withRemote(folder, place);
  expect(await git.others()).toEqual({ type: 'others', count: 0, by: [] });
  edit(folder, clients, 'Saltgrass', 'Salt & Grass');
  publishTheirs(theirs, about, /^title: .*$/m, 'title: Theirs');
  publishTheirs(theirs, about, /^title: .*$/m, 'title: Theirs again');
  expect(await git.others()).toEqual({ type: 'others', count: 2, by: ['Sam Reed'] });
  expect(await git.take()).toEqual({ type: 'taken' });
  expect(read(about)).toContain('title: Theirs again');
  expect(status(folder)).toEqual([` M ${clients}`]);
  publishTheirs(theirs, clients, 'Saltgrass', 'Salt Grass');
  expect(await git.others()).toMatchObject({ count: 1 });
  const told = '“Clients”, which is changed here and not published';
  const refused = { type: 'refused', message: says(told) };
  expect(await git.take()).toMatchObject(refused);
  expect(read(clients)).toContain('Salt & Grass');
  rmSync(remote, { recursive: true });
  expect(await git.others()).toMatchObject({ count: 0 });
});

/** Lets nobody in. */
const door = createServer((_, response) => {
  response.writeHead(401, { 'WWW-Authenticate': 'Basic realm="git"' }).end();
});
beforeAll(async () => {
  door.listen(0, '127.0.0.1');
  await once(door, 'listening');
});
afterAll(() => door.close());
const doorPort = () => (door.address() as AddressInfo).port;

const remotes: [what: string, address: () => string, says: RegExp][] = [
  ['is not there', () => '../nowhere.git', /origin cannot be reached/],
  ['nobody answers at', () => 'http://127.0.0.1:9/x.git', /origin cannot be reached/],
  ['lets us not in', () => `http://127.0.0.1:${doorPort()}/x.git`, /Sign in to it in a terminal/],
  ['refuses us', () => join(place, 'remote.git'), /because of a rule there/],
];

test.each(remotes)('a remote that %s loses nothing', async (_, address, says) => {
  const { remote } = withRemote(folder, place);
  const hook = join(remote, 'hooks/pre-receive');
  writeFileSync(hook, '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  run(folder, 'remote', 'set-url', 'origin', address());
  addMore();
  expect(await git.publish('Ours')).toMatchObject({ failure: expect.stringMatching(says) });
  rmSync(hook);
  run(folder, 'remote', 'set-url', 'origin', remote);
  expect(await git.publish('Ours')).toMatchObject(sent);
  expect(commits(remote)[0]).toBe('Ours');
});

test('a remote whose name looks like an option is a remote', async () => {
  const { remote } = withRemote(folder, place);
  run(folder, 'remote', 'remove', 'origin');
  run(folder, 'config', 'remote.--receive-pack=touch owned;git-receive-pack.url', remote);
  addMore();
  expect(await git.publish('Ours')).toMatchObject(sent);
  expect(commits(remote)[0]).toBe('Ours');
  expect(existsSync(join(folder, 'owned'))).toBe(false);
});

test('what an upload that was killed has left is nothing to git', () => {
  cpSync(join(root, '.gitignore'), join(folder, '.gitignore'));
  repository(folder);
  mkdirSync(join(folder, 'content/media'));
  for (const path of ['content/media', 'content']) {
    writeFileSync(join(folder, path, `.desk-1-2-0123456789ab`), 'half');
  }
  expect(run(folder, 'status', '--porcelain', '--untracked-files=all')).toBe('');
});

test('who has no name in git is told how to get one, or says it once and publishes under it from then on', async () => {
  repository(folder);
  run(folder, 'config', 'user.useConfigOnly', 'true');
  run(folder, 'config', '--unset', 'user.name');
  run(folder, 'config', '--unset', 'user.email');
  addMore();
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
  expect(await state()).toMatchObject({ needsAuthor: true });
  const told = { message: says('git config --global user.name') };
  expect(await git.publish('Ours')).toMatchObject(told);
  const author = { name: '--unset Nell Hedley', email: 'nell@pierlight.example' };
  expect(await git.publish('Ours', { author })).toMatchObject({ type: 'published' });
  expect(await state()).toMatchObject({ needsAuthor: false });
  expect(commits(folder, '%an <%ae>')[0]).toBe('unset Nell Hedley <nell@pierlight.example>');
});

test('a merge that is half done is finished first', async () => {
  repository(folder);
  writeFileSync(join(folder, '.git/MERGE_HEAD'), run(folder, 'rev-parse', 'HEAD'));
  const refused = { message: says('A merge in this folder is not finished') };
  expect(await git.publish('Ours')).toMatchObject(refused);
});
