import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** How many articles are added. */
const extra = 40;

/**
 * Copies content into a folder, with many more articles that are older than all of its own.
 *
 * @param from the folder that holds `content/`.
 * @returns the folder.
 */
export function manyArticles(from: string, folder: string): string {
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(from, 'content'), join(folder, 'content'), { recursive: true });
  for (let at = 1; at <= extra; at++) {
    const day = String(1 + (at % 28)).padStart(2, '0');
    const text = sampleArticle({
      title: `Generated Article ${at}`,
      category: at % 2 ? 'Analytics' : 'Trades',
      date: `2019-05-${day}`,
      excerpt: `An article that was generated to fill the archive of the site, and is number ${at} of them.`,
    });
    writeFileSync(join(folder, 'content/insights', `generated-article-${at}.md`), text);
  }
  return folder;
}

type Sample = Readonly<Record<'title' | 'category' | 'date' | 'excerpt', string>>;

/** The file of an article that has all it must have, and says nothing. */
export function sampleArticle({ title, category, date, excerpt }: Sample): string {
  return `---
title: ${title}
category: ${category}
date: ${date}
author: nell
excerpt: ${excerpt}
featured: false
tags: [archive]
keywords: [archive]
summary: It says nothing at all.
---

Some words to read.
`;
}
