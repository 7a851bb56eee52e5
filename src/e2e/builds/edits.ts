import {
  appendFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { articleFile } from '../fixtures/many-articles.ts';
import type { Workplace } from './workplace.ts';

type Edit = (place: Workplace) => void;

/** Changes that people make to a site, by name. */
export const edits: Readonly<Record<string, Edit>> = {
  'adds an article': addArticle,
  'changes the words of an article': (place) =>
    appendFileSync(anyArticle(place), `\nOne more sentence, number ${place.count}.\n`),
  'changes the words of a page': (place) =>
    appendFileSync(one(place, files(place, 'pages')), `\nAnother sentence, ${place.count}.\n`),
  'gives an article another title': (place) =>
    field(addedArticle(place), 'title', `Another title with number ${place.count}`),
  'gives an article another date': (place) => field(anyArticle(place), 'date', day(place)),
  'gives an article another category': (place) => field(anyArticle(place), 'category', 'Sports'),
  'renames the file of an article': (place) => {
    const file = addedArticle(place);
    renameSync(file, file.replace(/added-\d+/, `added-${place.count}`));
  },
  'deletes an article': (place) => rmSync(addedArticle(place)),
  'says where an article was before': (place) =>
    field(addedArticle(place), 'aliases', `[/former-${place.count}]`),
  'redirects an address': (place) =>
    json<{ from: string; to: string }[]>(place, 'redirects.json', (list) => {
      list.push({ from: `/moved-${place.count}`, to: '/work' });
    }),
  'changes a setting': (place) =>
    json<{ tagline: string }>(place, 'site.json', (settings) => {
      settings.tagline = `A tagline with number ${place.count}`;
    }),
  'changes the navigation': (place) =>
    json<{ main: { name: string }[] }>(place, 'navigation.json', ({ main }) => {
      const item = main[Math.floor(place.random() * main.length)];
      if (item) item.name = `Item ${place.count}`;
    }),
  'changes what a client’s logo says': (place) =>
    json<{ logo: { text: string } }[]>(place, 'clients.json', ([client]) => {
      if (client) client.logo.text = `LOGO ${place.count}`;
    }),
  'changes the template': (place) =>
    replace(
      join(place.root, 'templates/document.html'),
      /<\/head>/,
      `<meta name="edit" content="${place.count}"></head>`,
    ),
  'changes a stylesheet': (place) =>
    appendFileSync(
      join(place.root, one(place, ['src/site/ui/card.css', 'src/site/styles/base.css'])),
      `\n.card { outline-offset: ${place.count}px }\n`,
    ),
  'changes code of the browser': (place) =>
    appendFileSync(
      join(place.root, 'src/site/widgets/share-bar.tsx'),
      `\nglobalThis.name = '${place.count}';\n`,
    ),
  'builds for another address': (place) => {
    place.options = { ...place.options, siteUrl: `https://stage-${place.count % 3}.example` };
  },
  'makes an article a draft': (place) => field(addedArticle(place), 'draft', 'true'),
  'publishes drafts': (place) => {
    for (const file of files(place, 'insights')) field(file, 'draft', 'false');
  },
  'gives an article a date to come': (place) =>
    field(addedArticle(place), 'date', `2027-0${1 + Math.floor(place.random() * 9)}-15`),
  'builds in another year': (place) => {
    const year = 2027 + Math.floor(place.random() * 3);
    place.options = { ...place.options, date: new Date(`${year}-03-01T12:00:00Z`) };
  },
  'touches a file': (place) => utimesSync(anyArticle(place), new Date(), new Date()),
  'puts a file back as it was': (place) => {
    const file = anyArticle(place);
    const before = readFileSync(file);
    field(file, 'summary', `A summary that does not stay, ${place.count}.`);
    undo.set(place, () => existsSync(file) && writeFileSync(file, before));
  },
  'undoes that': (place) => undo.get(place)?.(),
  'deletes a file of the site': (place) => rmSync(anyOutput(place)),
  'damages a file of the site': (place) => writeFileSync(anyOutput(place), 'damaged'),
};

const undo = new WeakMap<Workplace, () => void>();

export function addArticle(place: Workplace): void {
  const text = articleFile({
    title: `Added article ${place.count}`,
    category: one(place, ['Analytics', 'Trades', 'Sports']),
    date: day(place),
    excerpt: `An article that was added to see what else changes with it, and is number ${place.count} of them all.`,
  });
  writeFileSync(join(place.root, `content/insights/added-${place.count++}.md`), text);
}

function day({ random }: Workplace): string {
  return `20${10 + Math.floor(random() * 17)}-05-${11 + Math.floor(random() * 15)}`;
}

function files({ root }: Pick<Workplace, 'root'>, folder: string): string[] {
  const place = join(root, 'content', folder);
  return readdirSync(place)
    .sort()
    .map((name) => join(place, name));
}

function one<Item>({ random }: Workplace, items: readonly Item[]): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('There is nothing to choose from.');
  return item;
}

function anyArticle(place: Workplace): string {
  return one(place, files(place, 'insights'));
}

/** An article that no other page links to by its title. */
function addedArticle(place: Workplace): string {
  if (!files(place, 'insights').some((file) => /added-\d+\.md$/.test(file))) addArticle(place);
  return one(
    place,
    files(place, 'insights').filter((file) => /added-\d+\.md$/.test(file)),
  );
}

function anyOutput(place: Workplace): string {
  const found = readdirSync(place.out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== '.built.json')
    .map((entry) => join(entry.parentPath, entry.name));
  return one(place, found.sort());
}

function field(file: string, name: string, value: string): void {
  const text = readFileSync(file, 'utf8').replace(new RegExp(`^${name}: .*\n`, 'm'), '');
  writeFileSync(file, text.replace(/^---\n/, `---\n${name}: ${value}\n`));
}

function json<Value>({ root }: Workplace, name: string, change: (value: Value) => void): void {
  const file = join(root, 'content', name);
  // The frozen content has this shape.
  const value = JSON.parse(readFileSync(file, 'utf8')) as Value;
  change(value);
  writeFileSync(file, JSON.stringify(value, null, 2));
}

function replace(file: string, old: RegExp, now: string): void {
  writeFileSync(file, readFileSync(file, 'utf8').replace(old, now));
}
