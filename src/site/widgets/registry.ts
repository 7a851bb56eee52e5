/**
 * All components hydrated in the browser, by name. To add one, write a file beside this one and a
 * line here; the types of its name and props are derived.
 *
 * Widgets contain only controls: text is static HTML in the page, and a widget just shows or hides
 * it (`data-chosen`, `hidden`). Without JavaScript, or if a file fails to load (`data-failed`),
 * everything is shown. `break-even` alone has words of its own, as they are what it works out; it
 * shows its example then.
 */
export const registry = {
  'break-even': async () => (await import('./break-even.tsx')).BreakEven,
  carousel: async () => (await import('./carousel.tsx')).Carousel,
  'contact-form': async () => (await import('./contact-form.tsx')).ContactForm,
  'insights-filter': async () => (await import('./insights-filter.tsx')).InsightsFilter,
  'quiz-form': async () => (await import('./quiz-form.tsx')).QuizForm,
  'share-bar': async () => (await import('./share-bar.tsx')).ShareBar,
  tabs: async () => (await import('./tabs.tsx')).Tabs,
  'work-filter': async () => (await import('./work-filter.tsx')).WorkFilter,
};

type Registry = typeof registry;

export type WidgetName = keyof Registry;

type WidgetComponent<Name extends WidgetName> = Awaited<ReturnType<Registry[Name]>>;

/** A widget's props: plain data, since they are serialised as JSON. */
export type WidgetProps<Name extends WidgetName> = Parameters<WidgetComponent<Name>>[0];
