import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

type ShareLinksProps = {
  /** The page's absolute URL. */
  url: string;
  title: string;
  /** Further ways to share, as list items. */
  children?: ReactNode;
};

/** Plain links, so that sharing works without JavaScript. */
export function ShareLinks({ url, title, children }: ShareLinksProps) {
  const page = encodeURIComponent(url);
  const links: [name: string, icon: IconName, href: string][] = [
    ['Facebook', 'facebook', `https://www.facebook.com/sharer/sharer.php?u=${page}`],
    ['X', 'x', `https://x.com/intent/tweet?url=${page}&text=${encodeURIComponent(title)}`],
    ['LinkedIn', 'linkedin', `https://www.linkedin.com/sharing/share-offsite/?url=${page}`],
  ];
  return (
    <ul className="share-links" aria-label="Share this page">
      {links.map(([name, icon, href]) => (
        <li key={name}>
          <a href={href} target="_blank" rel="noopener noreferrer" aria-label={`Share on ${name}`}>
            <Icon name={icon} size={20} />
          </a>
        </li>
      ))}
      {children}
    </ul>
  );
}
