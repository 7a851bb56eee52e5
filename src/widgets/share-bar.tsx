import { useRef, useState } from 'react';
import { Icon } from '../ui/icon.tsx';
import { ShareLinks } from '../ui/share-links.tsx';
import { useIsAwake } from './awake.tsx';
import { toast } from './toast.ts';

type ShareBarProps = {
  /** The page's absolute address. */
  url: string;
  title: string;
};

/** Links to pass the page on, a button that copies its address, and the device's own sharing. */
export function ShareBar({ url, title }: ShareBarProps) {
  const [isRefused, setRefused] = useState(false);
  const isAwake = useIsAwake();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setRefused(false);
      toast({ kind: 'success', title: 'Link copied to clipboard!' });
    } catch (error) {
      console.error('The clipboard refused the address.', error);
      setRefused(true);
      toast({
        kind: 'destructive',
        title: 'Your browser won’t let us copy',
        text: 'The address is selected beside the buttons. Copy it from there.',
      });
    }
  };
  return (
    <div className="share-bar">
      <ShareLinks url={url} title={title}>
        <li className="share-bar__script">
          <button type="button" aria-label="Copy link" onClick={copy}>
            <Icon name="link" size={20} />
          </button>
        </li>
        {isAwake && 'share' in navigator && (
          <li>
            <button type="button" aria-label="Share" onClick={() => share(url, title)}>
              <Icon name="share" size={20} />
            </button>
          </li>
        )}
      </ShareLinks>
      {isRefused && <SelectedAddress url={url} />}
    </div>
  );
}

/** Whoever closes the device's sheet without sharing has done nothing wrong. */
async function share(url: string, title: string): Promise<void> {
  try {
    await navigator.share({ url, title });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) console.error(error);
  }
}

function SelectedAddress({ url }: { url: string }) {
  const isSelected = useRef(false);
  const select = (input: HTMLInputElement | null) => {
    if (!input || isSelected.current) return;
    isSelected.current = true;
    input.focus();
    input.select();
  };
  return <input ref={select} readOnly aria-label="Address" value={url} />;
}
