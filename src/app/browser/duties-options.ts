import type { createBrowserRouter, RouteObject } from 'react-router-dom';
import type { Text } from '../i18n/text.ts';
import type { BrowserApp } from './app.ts';

/** Options of the page's background duties. */
export interface DutiesOptions {
  browser: BrowserApp;
  router: ReturnType<typeof createBrowserRouter>;
  routes: RouteObject[];
  basename: string;
  text: Text;
  /** Query string of the document's URL; the visitor may have navigated since. */
  search: string;
  /** Whether the server sent this page just now; otherwise it is the app shell or a cached document. */
  fromServer: boolean;
}
