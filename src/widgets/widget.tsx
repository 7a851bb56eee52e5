import { createContext, use } from 'react';
import type { WidgetName, WidgetProps } from './registry.ts';

/** A widget that a page shows: where it stands, and with what. */
export type Placement<Name extends WidgetName = WidgetName> = {
  readonly name: Name;
  readonly props: WidgetProps<Name>;
};

/** Told of each widget as a page renders, and gives it an id that is its own on that page. */
export const WidgetCollector = createContext<(placement: Placement) => string>(() => {
  throw new Error('A widget stands outside a page that is being rendered.');
});

type WidgetElementProps<Name extends WidgetName> = Placement<Name> & {
  readonly className?: string;
  /** Wakes up as soon as the page is there, rather than when it comes near the screen. */
  readonly isFirst?: boolean;
};

/**
 * The place of a widget in a page. Its own markup is filled in by a second pass, since one
 * `renderToString` inside another breaks hooks; the browser hydrates it as a root of its own.
 */
export function Widget<Name extends WidgetName>(element: WidgetElementProps<Name>) {
  const { name, props, className, isFirst } = element;
  const id = use(WidgetCollector)({ name, props });
  return (
    <div
      id={id}
      className={className}
      data-widget={name}
      data-chunks={`/chunks/${name}`}
      data-first={isFirst || undefined}
      data-props={JSON.stringify(props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a comment to find the place by.
      dangerouslySetInnerHTML={{ __html: placeholder(id) }}
    />
  );
}

/** What stands in a page where a widget's markup belongs. */
export function placeholder(id: string): string {
  return `<!--${id}-->`;
}
