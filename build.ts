import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { backendSettings } from './src/emit/backend-settings.ts';
import { OutputError } from './src/kernel/output-error.ts';
import { formatProblem, ProblemsError } from './src/kernel/problem.ts';
import { reportText } from './src/kernel/report-text.ts';
import { build } from './src/site.ts';

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'dist' },
    hosts: { type: 'string', default: '.output/hosts' },
    cache: { type: 'string', default: join(import.meta.dirname, '.output/kept') },
    content: { type: 'string', default: import.meta.dirname },
    // For drafts and for measuring: no share pictures, nothing compressed. Not for visitors.
    plain: { type: 'boolean', default: false },
  },
});
const { SITE_URL, SOURCE_DATE_EPOCH } = process.env;

const { backend, problems, warnings } = backendSettings(process.env);

try {
  if (problems.length > 0) throw new ProblemsError(problems);
  const report = await build({
    root: import.meta.dirname,
    contentRoot: values.content,
    out: values.out,
    hosts: values.hosts,
    cache: values.cache,
    ...(SITE_URL && { siteUrl: SITE_URL }),
    backend,
    compression: !values.plain,
    sharePictures: !values.plain,
    date: SOURCE_DATE_EPOCH ? new Date(Number(SOURCE_DATE_EPOCH) * 1000) : new Date(),
    progress: (stage) => process.stderr.isTTY && process.stderr.write(`\r\x1b[K${stage} …`),
  });
  console.log(
    `\r${reportText({ ...report, warnings: [...report.warnings, ...warnings] }, values.out)}`,
  );
} catch (error) {
  process.exitCode = 1;
  if (error instanceof OutputError) {
    console.error(`\r${error.message}`);
  } else if (error instanceof ProblemsError) {
    const count = error.problems.length;
    console.error(`\rNothing was written: ${count === 1 ? 'one problem' : `${count} problems`}.\n`);
    for (const problem of error.problems) console.error(formatProblem(problem));
  } else throw error;
}
