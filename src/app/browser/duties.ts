import { isLanding } from '../../config/derived-paths.ts';
import { withCampaign } from '../../lib/campaign.ts';
import { withoutPrefix } from '../../lib/path-prefix.ts';
import { keepTrackingCode, pageBefore } from '../features/affiliate/keep-tracking-code.ts';
import { localeOfPath } from '../i18n/locales.ts';
import { followLaunches } from '../pwa/launch.ts';
import { watchForms } from '../state/occupation/watch-forms.ts';
import { hideBrokenPictures } from './broken-pictures.ts';
import type { DutiesOptions } from './duties-options.ts';
import { followChat, followPush, followSignIn, followTags } from './follow.ts';
import { ageKeptPage } from './keep-seen-pages.ts';
import { followConnection, goToMaintenance } from './network.ts';
import { prefetchOnIntent } from './prefetch.ts';
import { dropSecondPresses } from './second-presses.ts';
import { startWorker } from './worker.ts';

/** Starts background duties after hydration. Each may fail on its own. */
export function startBrowserDuties(given: DutiesOptions): void {
  const { app } = given.browser;
  const fromServer = given.fromServer && !ageKeptPage(app.stores.answers);
  const options = { ...given, fromServer };
  keepCampaign(options);
  followConnection(options);
  goToMaintenance(options);
  openLaunches(options);
  prefetchOnIntent(options);
  dropSecondPresses();
  hideBrokenPictures(app.stores.network);
  followSignIn(app);
  watchForms(app.stores.occupations);
  followPush(options);
  followChat(app);
  followTags(options);
  void startWorker(options);
  // Load the error page now: without a service worker it would not load offline.
  import('../pages/error/error-page.tsx').catch(() => undefined);
  const { confetti } = app.config.providers;
  if (confetti)
    import('../features/confetti/confetti.ts')
      .then((module) => module.scheduleConfetti(confetti))
      .catch((error: unknown) => console.warn('The snow did not start', error));
}

/**
 * Stores the affiliate's code and keeps campaign parameters in the URL (QRY-4), also for visitors who followed a
 * landing page's link before hydration: server-rendered links are the same for all campaigns.
 */
function keepCampaign({ browser, router, basename, search }: DutiesOptions): void {
  const { gtm, routes } = browser.app.config;
  const before = pageBefore();
  // The tag manager stores it if it manages non-essential cookies (docs/tags.md).
  if (!gtm?.disableAppCookies) {
    keepTrackingCode(search);
    if (before) keepTrackingCode(before.search);
  }
  if (!before || !isLanding(routes, withoutPrefix(before.pathname, basename))) return;
  const { location, navigation } = router.state;
  const here = location.pathname + location.search + location.hash;
  const counted = withCampaign(here, before.search);
  if (counted === here || navigation.state !== 'idle') return;
  const quietly = { replace: true, preventScrollReset: true };
  void router.navigate(withoutPrefix(counted, basename), quietly);
}

/** Opens a shortcut in this tab's router. One in another language is another document. */
function openLaunches({ browser, router, basename }: DutiesOptions): void {
  const { languages, defaultAppLanguage } = browser.app.config;
  const homeOf = (path: string) => localeOfPath(path, languages, defaultAppLanguage).basename;
  followLaunches(
    (pathname) => pathname === homeOf(pathname),
    (path) => {
      if (homeOf(path.replace(/\?.*/, '')) !== basename) location.assign(path);
      else void router.navigate(withoutPrefix(path, basename));
    },
  );
}
