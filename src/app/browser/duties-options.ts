import type { createBrowserRouter, RouteObject } from 'react-router-dom';
import type { Text } from '../i18n/text.ts';
import type { BrowserApp } from './app.ts';

/** What the duties of a page are done with. */
export interface DutiesOptions {
  browser: BrowserApp;
  router: ReturnType<typeof createBrowserRouter>;
  routes: RouteObject[];
  basename: string;
  text: Text;
  /** Query of the address that the document came with: the visitor may have gone on since. */
  search: string;
  /** The server sent this page now; else it is the app shell, or a document that was kept. */
  fromServer: boolean;
}
