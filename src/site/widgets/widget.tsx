import { WidgetRoot } from '../../engine/widgets/widget-root.tsx';
import type { WidgetName, WidgetProps } from './registry.ts';

type WidgetElementProps<Name extends WidgetName> = {
  readonly name: Name;
  readonly props: WidgetProps<Name>;
  readonly className?: string;
  /** Hydrated as soon as the page loads, rather than when near the viewport. */
  readonly isFirst?: boolean;
};

export function Widget<Name extends WidgetName>(element: WidgetElementProps<Name>) {
  return <WidgetRoot {...element} />;
}
