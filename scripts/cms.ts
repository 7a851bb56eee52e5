import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { stringify } from 'yaml';
import { decapConfig, pagesConfig } from '../src/studio/desk/cms-config.ts';

/**
 * `npm run cms -- --repo owner/name`: writes what other editors need to edit `content/` in its
 * repository, from the schemas: a page for Sveltia or Decap, and `.pages.yml` for Pages CMS.
 */
const root = join(import.meta.dirname, '..');
const { values } = parseArgs({
  options: {
    into: { type: 'string', default: '.cache/cms/admin' },
    client: { type: 'string', default: 'node_modules/@sveltia/cms/dist/sveltia-cms.js' },
    repo: { type: 'string', default: remote() },
    host: { type: 'string', default: 'github' },
    branch: { type: 'string', default: 'main' },
  },
});
const { into, client, repo, host, branch } = values;

const page = `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Content</title>
<body>
<script src="client.js"></script>
`;

if (!/^[\w.-]+(\/[\w.-]+)+$/.test(repo)) {
  fail('The repository is not known. Name it: npm run cms -- --repo owner/name');
} else if (!existsSync(join(root, client))) {
  fail(
    `${client} is not there. Run npm i --no-save @sveltia/cms, or name another client’s script after --client.`,
  );
} else {
  const folder = join(root, into);
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'config.yml'),
    stringify(decapConfig({ host, repo, branch }), { aliasDuplicateObjects: false }),
  );
  writeFileSync(join(folder, 'index.html'), page);
  copyFileSync(join(root, client), join(folder, 'client.js'));
  const pages = join(root, '.cache/cms/.pages.yml');
  mkdirSync(join(pages, '..'), { recursive: true });
  writeFileSync(pages, stringify(pagesConfig(), { aliasDuplicateObjects: false }));
  console.log(`${into} is ready to be served, for ${repo}.
For Pages CMS, copy ${relative(root, pages)} into the root of the repository.`);
}

function fail(message: string): void {
  console.error(`Nothing was written. ${message}`);
  process.exitCode = 1;
}

/** `owner/name` of the repository that this one is pushed to; empty if there is none. */
function remote(): string {
  try {
    const url = execFileSync('git', ['remote', 'get-url', 'origin'], { cwd: root, stdio: 'pipe' });
    return /[:/]([^:/]+\/[^/]+?)(\.git)?\s*$/.exec(String(url))?.[1] ?? '';
  } catch {
    return '';
  }
}
