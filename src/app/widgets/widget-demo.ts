/** An example of a widget, for the style guide and the tests: every `demo.ts` in a widget's folder exports its `demo`. */
export interface WidgetDemo<Fields = object> {
  widget: Fields;
  /** What its first query answers. */
  answer?: unknown[];
  /** Parts of the markup that it then has. */
  shows: string[];
}

/** The app's own icon, which is always there. */
export const demoPicture = { src: '/icons/icon-512.png', width: 512, height: 512, alt: '' };
