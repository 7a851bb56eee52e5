import { afterAll, afterEach, describe } from 'vitest';
import { address } from '../journeys/served-site.ts';
import type { Engine, EngineName, Tab, Visitor } from './engine.ts';
import { hasApt, missingEngines } from './engine-programs.ts';
import { formJourneys } from './form-journeys.ts';
import { menuJourneys } from './menu-journeys.ts';
import { pageChangeJourneys } from './page-change-journeys.ts';
import { pageJourneys } from './page-journeys.ts';
import { printJourneys } from './print-journeys.ts';
import { sameDocumentJourneys } from './same-document-journeys.ts';
import { type Open, visit } from './visit.ts';
import { widgetJourneys } from './widget-journeys.ts';
import { withoutScriptJourneys } from './without-script-journeys.ts';

const desk: Visitor = { width: 1440, height: 900, kind: 'ordinary' };

/** Each journey has a tab of its own. A missing engine is an error where apt is. */
export function testEngine(name: EngineName, start: () => Engine | Promise<Engine>): void {
  const isMissing = missingEngines().includes(name) && !hasApt();
  describe.skipIf(isMissing)(name, () => {
    let engine: Promise<Engine> | undefined;
    const tabs: Tab[] = [];
    const open: Open = async (visitor, site = address('')) => {
      engine ??= Promise.resolve(start());
      const tab = await (await engine).open({ ...desk, ...visitor });
      tabs.push(tab);
      return visit(tab, site);
    };
    afterEach(async () => {
      for (const tab of tabs.splice(0)) await tab.close();
    });
    afterAll(async () => {
      await (await engine)?.close();
    });
    printJourneys(open);
    // Its other journeys are those of `journeys/`.
    if (name === 'Chromium') return;
    pageJourneys(open);
    menuJourneys(open, name);
    widgetJourneys(open);
    pageChangeJourneys(open, name === 'WebKit');
    sameDocumentJourneys(open);
    formJourneys(open, name);
    withoutScriptJourneys(open);
  });
}
