import type { SiteLayout } from '../engine/render/site-design.ts';
import { menuNotes } from './kinds/audience/menu-notes.ts';
import type { Site } from './kinds/site.ts';
import { Layout } from './ui/layout.tsx';

/** The navigation above every page and the footer below it. */
export const layout: SiteLayout<Site> = {
  element: ({ settings, navigation, audiences }, { year, children }) => (
    <Layout settings={settings} navigation={navigation} notes={menuNotes(audiences)} year={year}>
      {children}
    </Layout>
  ),
  links: ({ navigation: { main, whoWeHelp } }) =>
    [...main, ...whoWeHelp.items].map(({ href }) => href),
  from: ({ navigation, audiences }) => [navigation, [...menuNotes(audiences)]],
};
