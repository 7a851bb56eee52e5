import { useEffect, useRef, useState } from 'react';
import { useIsHydrated } from '../../engine/widgets/hydration.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { toast } from './toast.ts';

type ShareBarProps = {
  url: string;
  title: string;
};

/** Share links, a button that copies the URL with its filters, and the device’s share sheet. */
export function ShareBar({ url, title }: ShareBarProps) {
  const [refusals, setRefusals] = useState(0);
  const address = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Every time, since the toast says that the address is selected.
    if (refusals > 0) address.current?.focus();
    address.current?.select();
  }, [refusals]);
  const isHydrated = useIsHydrated();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      setRefusals(0);
      toast({ kind: 'success', title: 'Link copied to clipboard!' });
    } catch (error) {
      console.error('The clipboard refused the address.', error);
      setRefusals(refusals + 1);
      toast({
        kind: 'destructive',
        title: 'Your browser won’t let us copy',
        text: 'The address is selected beside the buttons. Copy it from there.',
      });
    }
  };
  const page = encodeURIComponent(url);
  // Plain links, so that sharing works without JavaScript.
  const links: [name: string, icon: IconName, href: string][] = [
    ['Facebook', 'facebook', `https://www.facebook.com/sharer/sharer.php?u=${page}`],
    ['X', 'x', `https://x.com/intent/tweet?url=${page}&text=${encodeURIComponent(title)}`],
    ['LinkedIn', 'linkedin', `https://www.linkedin.com/sharing/share-offsite/?url=${page}`],
  ];
  return (
    <div className="share-bar">
      <ul className="share-links" aria-label="Share this page">
        {links.map(([name, icon, href]) => (
          <li key={name}>
            <a
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`Share on ${name}`}
            >
              <Icon name={icon} size={20} />
            </a>
          </li>
        ))}
        <li className="controls">
          <button type="button" aria-label="Copy link" onClick={copy}>
            <Icon name="link" size={20} />
          </button>
        </li>
        {isHydrated && 'share' in navigator && (
          <li>
            <button type="button" aria-label="Share" onClick={() => share(url, title)}>
              <Icon name="share" size={20} />
            </button>
          </li>
        )}
      </ul>
      {refusals > 0 && <input ref={address} readOnly aria-label="Address" value={location.href} />}
    </div>
  );
}

/** Closing the share sheet rejects with AbortError, which isn't a failure. */
async function share(url: string, title: string): Promise<void> {
  try {
    await navigator.share({ url, title });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) console.error(error);
  }
}
