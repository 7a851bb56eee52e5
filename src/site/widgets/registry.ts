/**
 * Every component that is hydrated in the browser, by the name that pages use for it. A new widget
 * is a line here and a file beside it; the types of its name and props are derived.
 *
 * Widgets own controls, never long words: those are the page's own HTML, and a widget only says
 * which of them show (`data-chosen`, `hidden`). Without scripts, or where a file does not come
 * (`data-failed`), everything shows.
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

type WidgetComponent<Name extends WidgetName> = Awaited<ReturnType<Registry[Name]>>;

/** A widget's props: plain data, since they are serialised as JSON. */
export type WidgetProps<Name extends WidgetName> = Parameters<WidgetComponent<Name>>[0];
