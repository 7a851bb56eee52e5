import { defineSite } from '../engine/define-site.ts';
import { assetsFrom, siteAssets } from './assets.ts';
import { typeface } from './brand/typeface.ts';
import { counterOf } from './data/analytics.ts';
import { beforeLive } from './data/before-live.ts';
import { withShownPeople } from './data/settings.ts';
import { palette } from './illustration/palette.ts';
import { articleFeed } from './kinds/article/article-feed.ts';
import { articleIndex } from './kinds/insights/archive.ts';
import { type Site, tables } from './kinds/site.ts';
import type { Subjects } from './kinds/subject.ts';
import { subjects } from './kinds/subjects.ts';
import { layout } from './site-layout.tsx';
import { registry } from './widgets/registry.ts';

export const site = defineSite<Site, Subjects>({
  ...tables,
  complete: (loaded) => {
    // The engine loads what `tables` describes.
    const content = loaded as Site;
    return Object.freeze({
      ...content,
      settings: withShownPeople(content.settings, content.media),
      caseStudies: content.projects.map(({ path, caseStudy }) =>
        Object.freeze({ id: path.replace(/^.*\//, ''), path, ...caseStudy }),
      ),
    });
  },
  shared: subjects,
  template: 'templates/document.html',
  paper: palette.paper.toLowerCase(),
  typeface,
  layout,
  widgets: registry,
  browser: {
    entry: 'src/site/browser/entry.ts',
    runtime: 'src/site/browser/hydrate.tsx',
    widget: (name) => `src/site/widgets/${name}.tsx`,
    styles: ['styles/*.css', 'ui/*.css', 'widgets/*.css', 'kinds/**/*.css'].map(
      (pattern) => `src/site/${pattern}`,
    ),
  },
  services: ({ settings, isCopy }) => {
    const counter = isCopy ? undefined : counterOf(settings);
    return {
      hosts: counter ? [new URL(counter.url).origin] : [],
      constants: { COUNTS: counter !== undefined, COUNTER: counter ?? null },
    };
  },
  assets: siteAssets,
  assetsFrom,
  index: articleIndex,
  feed: articleFeed,
  beforeLive: ({ settings }, hasBackend) => beforeLive(settings, hasBackend),
  drawnMedia: ({ clients }) => clients.flatMap(({ logo }) => logo.file ?? []),
});
