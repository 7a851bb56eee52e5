import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { Awake } from '../widgets/awake.tsx';
import { registry, type WidgetName } from '../widgets/registry.ts';
import { type Placement, placeholder } from '../widgets/widget.tsx';

/** Every widget's component, by its name. */
export type WidgetComponents = ReadonlyMap<WidgetName, ComponentType<object>>;

/** The registry's components, loaded once for the whole build. */
export async function loadWidgets(): Promise<WidgetComponents> {
  const loaded = Object.entries(registry).map(
    // Props were checked where the widget was placed; from here on all are rendered alike.
    async ([name, load]) => [name as WidgetName, (await load()) as ComponentType<object>] as const,
  );
  return new Map(await Promise.all(loaded));
}

/**
 * A page's markup with its widgets filled in, each by a `renderToString` of its own with its id as
 * the prefix of its ids, exactly as the browser hydrates it.
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
