import type { ReactNode } from 'react';
import type { Site } from '../content/site.ts';
import { Footer } from './footer.tsx';
import { Navigation } from './navigation.tsx';

type LayoutProps = { site: Site; year: number; children: ReactNode };

/** The layout of every page: skip link, navigation, main and footer. */
export function Layout({ site, year, children }: LayoutProps) {
  const { settings, navigation, audiences } = site;
  const notes = new Map(audiences.map(({ path, note }) => [path, note]));
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Navigation name={settings.name} navigation={navigation} notes={notes} />
      <main id="main">{children}</main>
      <p className="page-status" id="page-status" role="status" />
      <div id="toasts" role="status" aria-atomic="false" />
      <Footer settings={settings} navigation={navigation} year={year} />
    </>
  );
}
