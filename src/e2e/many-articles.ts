import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cycle } from '../illustration/cycle.ts';
import { random } from '../illustration/random.ts';
import { countWords } from '../kernel/text.ts';
import { articleCategories } from '../kinds/article/schema.ts';
import { fixtureRoot } from './fixture-site.ts';

const insights = 'content/insights';

/** How many the site of the tests has. */
const forTests = 40;

/** The words of a usual article. */
const usual = 600;

/** Days over which generated articles are spread, back from the first one's. All are old. */
const [newest, days] = [Date.parse('2023-12-28'), 3650];

/**
 * Copies content into a folder, with many more articles that are older than all of its own.
 *
 * @param from the folder that holds `content/`.
 * @returns the folder.
 */
export function manyArticles(from: string, folder: string, count = forTests): string {
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(from, 'content'), join(folder, 'content'), { recursive: true });
  for (let at = 1; at <= count; at++) {
    writeFileSync(join(folder, generatedPath(at)), generatedArticle(at));
  }
  return folder;
}

/** Where the file of a generated article lies, below the folder that holds `content/`. */
export function generatedPath(at: number): string {
  return `${insights}/generated-article-${at}.md`;
}

/** The file of an article: the same number is always the same article, however many there are. */
export function generatedArticle(at: number): string {
  const date = new Date(newest - ((at * 37) % days) * 24 * 60 * 60 * 1000);
  const [subject, reader] = [cycle(subjects, at * 5), cycle(readers, at * 7)];
  return articleFile({
    title: `Generated Article ${at}: ${subject} for ${reader}`,
    category: cycle(articleCategories, at),
    date: date.toISOString().slice(0, 10),
    excerpt: `Number ${at} of the articles that were generated, which is about ${subject.toLowerCase()} for ${reader}.`,
    body: generatedBody(at),
  });
}

type Article = Readonly<Record<'title' | 'category' | 'date' | 'excerpt', string>>;

/** The file of an article that has all that it must have. Without a body it says nothing. */
export function articleFile(article: Article & { readonly body?: string }): string {
  const { title, category, date, excerpt, body = 'Some words to read.' } = article;
  return `---
title: "${title}"
category: ${category}
date: ${date}
author: nell
excerpt: ${excerpt}
featured: false
tags: [archive]
keywords: [archive]
summary: It says nothing that another article does not say.
---

${body}
`;
}

/** Markdown of about so many words: sections of paragraphs, each section with a link or a list. */
export function generatedBody(at: number, words = usual): string {
  const next = random(`article ${at}`);
  const pick = (from: readonly string[]) => from[Math.floor(next() * from.length)] ?? '';
  const paragraph = () => Array.from({ length: 4 }, () => pick(sentences)).join(' ');
  let body = paragraph();
  // A section has about 130 words, so that this ends on either side of the number.
  for (let section = 1; countWords(body) < words - 65; section++) {
    const extra =
      section % 2 ? `See [how we work](${pick(links)}). ${pick(sentences)}` : list(pick);
    const made = [`## ${section}. ${pick(headings)}`, paragraph(), paragraph(), extra];
    body += `\n\n${made.join('\n\n')}`;
  }
  return body;
}

function list(pick: (from: readonly string[]) => string): string {
  return Array.from({ length: 4 }, () => `- ${pick(sentences)}`).join('\n');
}

/** Those of the frozen articles, so that generated ones weigh and compress as real ones do. */
const sentences = readdirSync(join(fixtureRoot, insights)).flatMap((name) =>
  readFileSync(join(fixtureRoot, insights, name), 'utf8')
    .replace(/^---.*?\n---\n/s, '')
    .split('\n')
    .filter((line) => /^[A-Z]/.test(line))
    .flatMap((line) => line.replace(/\[([^\]]*)\]\([^)]*\)|[*_`]/g, '$1').split(/(?<=[.?!]) /)),
);

const links = ['/work', '/services', '/about', '/contact', '/insights'];

const subjects = [
  'Reels',
  'Photographs',
  'Opening Hours',
  'Small Budgets',
  'Weekly Reports',
  'Landing Pages',
  'Reviews',
  'Open Days',
  'Newsletters',
  'Price Lists',
  'First Comments',
] as const;

const readers = [
  'bakeries',
  'builders',
  'book shops',
  'cafés by the sea',
  'swimming clubs',
  'schools and colleges',
  'bathroom fitters',
  'dog trainers',
  'firms that sell to other firms',
] as const;

const headings = [
  'Where to begin',
  'What it costs',
  'Who does the work',
  'What we would leave out',
  'An example, with figures',
  'When to stop',
  'What customers say',
  'The week after',
];
