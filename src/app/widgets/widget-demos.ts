import type { WidgetDemo } from './widget-fields.ts';

// By `?demo` the bundler makes a module of its own of each: without it the examples are in what every page loads.
const demos = import.meta.glob<() => WidgetDemo>('./*/fields.ts', {
  eager: true,
  import: 'demo',
  query: '?demo',
});

/** The demos of the widgets by slug, which is the name of the folder. */
export const widgetDemos: ReadonlyMap<string, WidgetDemo> = new Map(
  Object.entries(demos).map(([file, demo]) => [file.split('/')[1] ?? '', demo()]),
);
