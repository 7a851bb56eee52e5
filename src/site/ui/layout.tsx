import type { ReactNode } from 'react';
import type { Navigation as NavigationData } from '../data/navigation.ts';
import type { Settings } from '../data/settings.ts';
import { Footer } from './footer.tsx';
import { Navigation, type Notes } from './navigation.tsx';

type LayoutProps = {
  settings: Settings;
  navigation: NavigationData;
  notes: Notes;
  year: number;
  children: ReactNode;
};

/** The layout of every page: skip link, navigation, main and footer. */
export function Layout({ settings, navigation, notes, year, children }: LayoutProps) {
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
