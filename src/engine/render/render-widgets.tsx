import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { Awake } from '../widgets/awake.tsx';
import type { Placement, WidgetRegistry } from '../widgets/widget-root.tsx';

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
 * The markup of a widget: a React root of its own with the id of its place as `identifierPrefix`,
 * exactly as the browser hydrates it.
 */
export function renderWidget(
  id: string,
  { name, props }: Placement,
  components: WidgetComponents,
): string {
  const Component = components.get(name);
  if (!Component) throw new Error(`The registry has no widget "${name}".`);
  return renderToString(
    <Awake>
      <Component {...props} />
    </Awake>,
    { identifierPrefix: id },
  );
}
