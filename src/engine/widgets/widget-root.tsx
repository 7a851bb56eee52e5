import { createContext, use } from 'react';

export type Placement = { readonly name: string; readonly props: object };

/** Collects a page's widgets as it renders; returns an id that is unique on the page. */
export const WidgetCollector = createContext<(placement: Placement) => string>(() => {
  throw new Error('A widget stands outside a page that is being rendered.');
});

type WidgetElementProps = Placement & {
  readonly className?: string;
  /** Hydrated as soon as the page loads, rather than when near the viewport. */
  readonly isFirst?: boolean;
};

/** Loads a site's widgets' components, by name. A site's own type of them knows their props. */
export type WidgetRegistry = Readonly<Record<string, () => Promise<unknown>>>;

/**
 * A widget's root element. Its markup is put in when the page has been rendered, since nested
 * `renderToString` calls break hooks; the browser hydrates it as a separate root.
 */
export function WidgetRoot(element: WidgetElementProps) {
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
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a comment that marks the place.
      dangerouslySetInnerHTML={{ __html: `<!--${id}-->` }}
    />
  );
}
