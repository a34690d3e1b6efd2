import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { messages } from '../../src/app/i18n/messages/en.ts';
import { createText, TextProvider } from '../../src/app/i18n/text.ts';
import { putAnswer } from '../../src/app/state/answers.ts';
import { type AppState, AppStateProvider } from '../../src/app/state/context.ts';
import { Queries } from '../../src/app/state/queries.ts';
import { createAbsentPlayer } from '../../src/app/state/session.ts';
import { createStores } from '../../src/app/state/stores.ts';
import { checkConfig } from '../../src/config/check-config.ts';
import defaultSite from '../../src/config/default-site.json' with { type: 'json' };
import { toPublicConfig } from '../../src/config/public-config.ts';
import type { SiteConfig } from '../../src/config/site-config.ts';

/** Creates the state of an English page with answers by query key, without a back end. */
export function createTestApp(
  answers: Record<string, unknown> = {},
  changes: Partial<SiteConfig> = {},
): AppState {
  const checked = checkConfig({ ...defaultSite, ...changes });
  if (!checked.ok) throw new Error(checked.error.join('\n'));
  const config = toPublicConfig(checked.value);
  const stores = createStores();
  for (const [key, value] of Object.entries(answers))
    putAnswer(stores.answers, key, { value, at: 0, from: 'transfer' });
  const queries = new Queries({
    answers: stores.answers,
    source: () => Promise.reject(new Error('no back end here')),
    freshMs: 0,
  });
  const paths = ['/', ...Object.values(config.routes)];
  const isMounted = (path: string) => paths.includes(path.replace(/[?#].*$/, ''));
  return {
    config,
    locale: 'en',
    stores,
    queries,
    player: createAbsentPlayer(),
    addMessages: async () => undefined,
    structuredData: [],
    isMounted,
  };
}

/** Provides the context for parts of the frame. */
export function InApp({ app, children }: { app: AppState; children: ReactNode }) {
  return (
    <AppStateProvider value={app}>
      <TextProvider value={createText('en', messages)}>{children}</TextProvider>
    </AppStateProvider>
  );
}

/** Renders a part of the frame on the server. @param basename of the language, such as `/es` */
export function renderInApp(app: AppState, part: ReactNode, at = '/', basename = '/'): string {
  const routes = [{ path: '*', element: part }];
  const router = createMemoryRouter(routes, { initialEntries: [at], basename });
  return renderToString(
    <InApp app={app}>
      <RouterProvider router={router} />
    </InApp>,
  );
}
