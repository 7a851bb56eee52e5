import type { SiteLayout } from '../engine/render/site-design.ts';
import type { Site } from './kinds/site.ts';
import { Layout } from './ui/layout.tsx';

/** The navigation above every page and the footer below it. */
export const layout: SiteLayout<Site> = {
  element: ({ settings, navigation, audiences }, { year, children }) => (
    <Layout
      settings={settings}
      navigation={navigation}
      notes={new Map(notesOf(audiences))}
      year={year}
    >
      {children}
    </Layout>
  ),
  links: ({ navigation: { main, whoWeHelp } }) =>
    [...main, ...whoWeHelp.items].map(({ href }) => href),
  from: ({ navigation, audiences }) => [navigation, notesOf(audiences)],
};

/** The line under the name of each audience's page in the menu, by path. */
function notesOf(audiences: Site['audiences']) {
  return audiences.map(({ path, note }) => [path, note] as const);
}
