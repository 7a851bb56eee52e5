import type { SiteLayout } from '../engine/render/site-design.ts';
import type { Site } from './kinds/site.ts';
import { Footer } from './ui/footer.tsx';
import { Navigation } from './ui/navigation.tsx';

/** Around every page's content: skip link, navigation, main and footer. */
export const layout: SiteLayout<Site> = {
  element: ({ settings, navigation }, { year, children }) => (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Navigation name={settings.name} navigation={navigation} />
      <main id="main">{children}</main>
      <p className="page-status" id="page-status" role="status" />
      <div id="toasts" role="status" aria-atomic="false" />
      <Footer settings={settings} navigation={navigation} year={year} />
    </>
  ),
  links: ({ navigation: { main, whoWeHelp } }) => [
    '/who-we-help',
    ...[...main, ...whoWeHelp.items].map(({ href }) => href),
  ],
  from: ({ navigation }) => [navigation],
};
