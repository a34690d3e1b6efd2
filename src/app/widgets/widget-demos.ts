import type { WidgetDemo } from './widget-fields.ts';

// With `?demo` the bundler makes a separate module of each. Otherwise the examples would be in the files of every page.
const demos = import.meta.glob<() => WidgetDemo>('./*/fields.ts', {
  eager: true,
  import: 'demo',
  query: '?demo',
});

/** The demos of the widgets by slug, which is the name of their folder. */
export const widgetDemos: ReadonlyMap<string, WidgetDemo> = new Map(
  Object.entries(demos).map(([file, demo]) => [file.split('/')[1] ?? '', demo()]),
);
