import { NavLink, useMatch } from 'react-router';
import type { Navigation as NavigationData, NavigationItem } from '../data/navigation.ts';
import { Icon } from './icon.tsx';
import { Logo } from './logo.tsx';

type NavigationProps = {
  name: string;
  navigation: NavigationData;
};

/**
 * The fixed top navigation. It works without JavaScript: the drop-down opens on hover and focus,
 * and the mobile menu is a popover, which has a button, Escape and light dismiss.
 */
export function Navigation({ name, navigation }: NavigationProps) {
  const { main, whoWeHelp, button } = navigation;
  // Not all of these pages are in the drop-down.
  const isHelped = useMatch('/who-we-help/*') !== null;
  return (
    <header className="navigation">
      <div className="navigation__bar container">
        <Logo name={name} />
        <nav className="navigation__links" aria-label="Main">
          <ul>
            <MenuItems items={main} />
            <li className="navigation__dropdown">
              <button
                type="button"
                aria-controls="who-we-help"
                aria-current={isHelped || undefined}
              >
                {whoWeHelp.title}
              </button>
              <ul id="who-we-help">
                <MenuItems items={whoWeHelp.items} />
              </ul>
            </li>
          </ul>
        </nav>
        <a className="button button--ink button--small navigation__button" href={button.href}>
          {button.name}
        </a>
        <button className="navigation__toggle" type="button" popoverTarget="menu" aria-label="Menu">
          <Icon name="menu" size={28} />
        </button>
      </div>
      <MobileMenu navigation={navigation} />
    </header>
  );
}

function MobileMenu({ navigation: { main, whoWeHelp, button } }: { navigation: NavigationData }) {
  return (
    <nav className="navigation__menu" id="menu" popover="auto" aria-label="Menu">
      <button
        className="navigation__close"
        type="button"
        popoverTarget="menu"
        popoverTargetAction="hide"
        aria-label="Close menu"
      >
        <Icon name="close" />
      </button>
      <ul>
        <MenuItems items={main} />
      </ul>
      <details>
        <summary>{whoWeHelp.title}</summary>
        <ul>
          <MenuItems items={whoWeHelp.items} />
        </ul>
      </details>
      <a className="button button--ink" href={button.href}>
        {button.name}
      </a>
    </nav>
  );
}

/** `NavLink` marks the current page at build; `/insights` is also current on its articles. */
function MenuItems({ items }: { items: readonly NavigationItem[] }) {
  return items.map(({ name, href }) => (
    <li key={href}>
      <NavLink
        to={href}
        end={href === '/'}
        // As a function, it adds no class of its own to the current page's link.
        className={() => 'navigation__link'}
        // Omits data-discover, which only a client-side router would read.
        discover="none"
      >
        {name}
      </NavLink>
    </li>
  ));
}
