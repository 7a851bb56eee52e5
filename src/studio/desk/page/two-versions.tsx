import { useEffect, useRef } from 'react';
import { differingLines } from './differing-lines.ts';

type Named = { readonly title: string; readonly text: string };

/** Two versions of a file side by side, with what differs marked. */
export function TwoVersions({ one, other }: { readonly one: Named; readonly other: Named }) {
  const [left, right] = differingLines(one.text, other.text);
  return (
    <div className="versions">
      <Version title={one.title} lines={left} />
      <Version title={other.title} lines={right} />
    </div>
  );
}

type VersionProps = {
  readonly title: string;
  readonly lines: readonly { readonly text: string; readonly isOwn: boolean }[];
};

export function Version({ title, lines }: VersionProps) {
  const place = useRef<HTMLElement>(null);
  // The first difference is what the person must judge. Its place is known once the dialog is open.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const mark = place.current?.querySelector('mark');
      place.current?.scrollTo({ top: (mark?.offsetTop ?? 0) - place.current.offsetTop - 60 });
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so keys must reach it */}
      <section ref={place} className="version" tabIndex={0} aria-label={`${title}, the text`}>
        {lines.map(({ text, isOwn }, at) => {
          const line = `${text}\n`;
          // biome-ignore lint/suspicious/noArrayIndexKey: lines never move
          return isOwn ? <mark key={at}>{line}</mark> : <span key={at}>{line}</span>;
        })}
      </section>
    </section>
  );
}
