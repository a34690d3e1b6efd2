/** Loads the parsers of all kinds of widget, when the browser itself reads an answer that contains widgets. */
export const widgetKinds = () => import('./parse-widget.ts');
