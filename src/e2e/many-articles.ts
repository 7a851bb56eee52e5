import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { articleCategories } from '../content/schema/article.ts';
import { cycle } from '../illustration/cycle.ts';
import { random } from '../illustration/random.ts';
import { countWords } from '../kernel/text.ts';
import { fixtureRoot } from './fixture-site.ts';

const insights = 'content/insights';

/** The number of generated articles on the test site. */
const forTests = 40;

/** The length of an ordinary article, in words. */
const usual = 600;

/** Generated articles are spread over so many days before the newest; all are old. */
const [newest, days] = [Date.parse('2023-12-28'), 3650];

/**
 * Copies content into a folder and adds generated articles, all older than its own.
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

/** The path of a generated article, relative to the folder that holds `content/`. */
export function generatedPath(at: number): string {
  return `${insights}/generated-article-${at}.md`;
}

/** A generated article: the same number always gives the same article. */
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

/** An article file with all required fields; its body is empty by default. */
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

/** Markdown of about `count` words: sections of paragraphs, each with a link or a list. */
export function generatedBody(at: number, words = usual): string {
  const next = random(`article ${at}`);
  const pick = (from: readonly string[]) => from[Math.floor(next() * from.length)] ?? '';
  const paragraph = () => Array.from({ length: 4 }, () => pick(sentences)).join(' ');
  let body = paragraph();
  // A section has about 130 words, so the total may be a little under or over.
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

/** The frozen articles' words, so that generated text compresses like real text. */
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
