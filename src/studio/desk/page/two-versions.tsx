import { useEffect, useRef } from 'react';
import type { Version } from './compared-texts.ts';

export const loadComparison = () => import('./compared-texts.ts');

/** Two versions of a file side by side, with what differs marked and what is the same folded. */
export function TwoVersions({ one, other }: { readonly one: Version; readonly other: Version }) {
  const place = useRef<HTMLDivElement>(null);
  const texts = JSON.stringify([one, other]);
  useEffect(() => {
    const [a, b] = JSON.parse(texts) as [Version, Version];
    let end: (() => void) | undefined = () => {};
    void loadComparison().then(({ comparedTexts }) => {
      if (end && place.current) end = comparedTexts(place.current, a, b);
    });
    return () => {
      end?.();
      end = undefined;
    };
  }, [texts]);
  return <div ref={place} className="versions" />;
}
