import type { WidgetDemo } from './widget-demo.ts';

const demos = import.meta.glob<WidgetDemo>('./*/demo.ts', { eager: true, import: 'demo' });

/** The demos of the widgets by slug, which is the name of the folder. */
export const widgetDemos: ReadonlyMap<string, WidgetDemo> = new Map(
  Object.entries(demos).map(([file, demo]) => [file.split('/')[1] ?? '', demo]),
);
