/** The kinds of widget, for a query whose answer has some: loaded when the browser reads such an answer itself. */
export const widgetKinds = () => import('./parse-widget.ts');
