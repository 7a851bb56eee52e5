/**
 * Everything that wakes up in the browser, by the name that pages place it under. A line here and
 * a file beside it make a widget: its name and its props follow by type.
 */
export const registry = {
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

/** The component behind a name. */
export type WidgetComponent<Name extends WidgetName> = Awaited<ReturnType<Registry[Name]>>;

/** What a page must give to a widget; plain data, since it travels as JSON. */
export type WidgetProps<Name extends WidgetName> = Parameters<WidgetComponent<Name>>[0];
