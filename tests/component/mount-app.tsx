import '../../src/app/app.css';
import { createBrowserRouter } from 'react-router-dom';
import { expect, onTestFinished, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { AppRoot } from '../../src/app/app-root.tsx';
import { AppRouter } from '../../src/app/app-router.tsx';
import { createBrowserApp } from '../../src/app/browser/app.ts';
import { removeHint } from '../../src/app/features/session/keep-hint.ts';
import { hasHint } from '../../src/app/features/session/session-traces.ts';
import { directionOf } from '../../src/app/i18n/direction.ts';
import { loadMessages, localeOfPath } from '../../src/app/i18n/locales.ts';
import { createText } from '../../src/app/i18n/text.ts';
import { contextOf } from '../../src/app/pages/page-loader.ts';
import { createRoutes } from '../../src/app/routes/routes.tsx';
import { checkConfig } from '../../src/config/check-config.ts';
import defaultSite from '../../src/config/default-site.json' with { type: 'json' };
import { toPublicConfig } from '../../src/config/public-config.ts';
import type { SiteConfig } from '../../src/config/site-config.ts';
import { ownTab } from './own-tab.ts';

/** Responds to a call instead of the embedded operator; undefined passes it on. */
export type Answering = (request: Request) => Response | undefined | Promise<Response | undefined>;

interface MountOptions {
  /** Changes to the default configuration, by top-level key. */
  config?: Partial<SiteConfig>;
  /** Responses that differ from the embedded operator's. */
  answering?: Answering;
}

/**
 * Mounts the whole site at a path, like for a visitor whose page comes from the app shell: router, stores, styles, and
 * the embedded operator for its calls. Everything is removed after the test.
 */
export async function mountApp(
  path: string,
  { config: changes = {}, answering }: MountOptions = {},
) {
  ownTab();
  // A unique key, because otherwise the router restores the scroll position of the previous test.
  history.replaceState({ key: crypto.randomUUID(), idx: 0 }, '', path);
  const { fetch } = window;
  const calls: Promise<Response>[] = [];
  let isClosed = false;
  window.fetch = async (...given) => {
    // Like a closed tab: otherwise a late log-out would be sent with the cookie of the next test's player.
    if (isClosed) return new Promise(() => undefined);
    const request = new Request(...given);
    const answer = await answering?.(request.clone());
    if (answer) return answer;
    const call = fetch(request);
    calls.push(call);
    return call;
  };
  const { playMoney, ...told } = changes;
  const checked = checkConfig({ ...defaultSite, ...told });
  if (!checked.ok) throw new Error(checked.error.join('\n'));
  const config = toPublicConfig({ ...checked.value, ...(playMoney && { playMoney }) });
  const { locale, basename } = localeOfPath(
    location.pathname,
    config.languages,
    config.defaultAppLanguage,
  );
  document.documentElement.lang = locale;
  document.documentElement.dir = directionOf(locale);
  // What the first paint leaves out has been revealed (src/app/pwa/reveal.ts).
  document.documentElement.dataset['revealed'] = 'all';
  const text = createText(locale, await loadMessages(locale));
  const browser = createBrowserApp({ config, answers: {} }, text, Promise.resolve());
  const { app } = browser;
  const router = createBrowserRouter(createRoutes(app), {
    basename,
    getContext: () => contextOf(app),
  });
  browser.follow(router, basename);
  const container = document.createElement('div');
  container.id = 'app';
  document.body.append(container);
  const screen = await render(
    <AppRoot app={app} text={text}>
      <AppRouter router={router} />
    </AppRoot>,
    { container },
  );
  onTestFinished(async () => {
    // A session that is still being restored would end up in the next test.
    await vi
      .waitFor(() => expect(app.stores.session.restoring).toBe(false), { timeout: 2000 })
      .catch(() => undefined);
    // A session that is not ended would outlive its page. Without its hint nothing restores it.
    const hasSession = hasHint();
    removeHint();
    if (hasSession) await app.player.session.signOut('elsewhere');
    await screen.unmount();
    container.remove();
    router.dispose();
    isClosed = true;
    await Promise.allSettled(calls);
    window.fetch = fetch;
    localStorage.clear();
    sessionStorage.clear();
  });
  return { screen, app, router, browser };
}
