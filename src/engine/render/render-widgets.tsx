import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { Awake } from '../widgets/awake.tsx';
import { type Placement, placeholder, type WidgetRegistry } from '../widgets/widget-root.tsx';

/** The widgets' components, by name. */
export type WidgetComponents = ReadonlyMap<string, ComponentType<object>>;

/** The registry's components, loaded once for the whole build. */
export async function loadWidgets(registry: WidgetRegistry): Promise<WidgetComponents> {
  const loaded = Object.entries(registry).map(
    // Props were type-checked where the widget was placed.
    async ([name, load]) => [name, (await load()) as ComponentType<object>] as const,
  );
  return new Map(await Promise.all(loaded));
}

/**
 * Replaces the placeholders in a page's markup by rendered widgets. Each is a React root of its own
 * with its id as `identifierPrefix`, exactly as the browser hydrates it.
 */
export function fillWidgets(
  markup: string,
  placements: readonly (Placement & { readonly id: string })[],
  components: WidgetComponents,
): string {
  return placements.reduce((html, { id, name, props }) => {
    const Component = components.get(name);
    if (!Component) throw new Error(`The registry has no widget "${name}".`);
    const widget = renderToString(
      <Awake>
        <Component {...props} />
      </Awake>,
      { identifierPrefix: id },
    );
    return html.replace(placeholder(id), () => widget);
  }, markup);
}
