import { extractText } from 'unpdf';
import { expect, test } from 'vitest';
import type { Open, Visit } from './visit.ts';

const article = '/insights/edtech-marketing-2024-student-acquisition-that-actually-works';

/** How many tables are printed, each after a gap of another height. */
const tables = 10;

export function printJourneys(open: Open): void {
  test('in print no table has its header alone at the foot of a page', async () => {
    const visit = await open();
    await visit.goto(article);
    await repeatTable(visit, tables);
    const { text: pages } = await extractText(await visit.print());
    const pageOf = (words: string) => pages.findIndex((page) => page.includes(words));
    for (let number = 0; number < tables; number++) {
      const page = pageOf(`Header ${number}.`);
      expect(page, 'the header is printed').toBeGreaterThanOrEqual(0);
      expect(pageOf(`Row ${number}.`), `the first row of table ${number}`).toBe(page);
    }
    expect(new Set(pages).size, 'tables begin in many places').toBeGreaterThan(6);
  });
}

/**
 * Puts copies of the article's table one after another, with gaps that put them at every height of a
 * page. Their words are set in Arial: the glyphs of a variable font can't be read back.
 */
const repeatTable = ({ read }: Visit, copies: number) =>
  read((copies) => {
    const original = document.querySelector('.table');
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.table * { font-family: Arial !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    for (let number = 0; number < copies; number++) {
      const gap = document.createElement('div');
      gap.style.height = `${97 * number}px`;
      const copy = original?.cloneNode(true) as Element;
      original?.before(gap, copy);
      for (const cell of copy.querySelectorAll('th')) cell.textContent = `Header ${number}.`;
      const [first] = copy.querySelectorAll('td');
      if (!first) continue;
      first.textContent = `Row ${number}.`;
      // A long row doesn't fit where the header still does.
      first.style.height = '300px';
    }
  }, copies);
