import { subscribeKey } from 'valtio/vanilla/utils';
import { offerWhenFree } from '../features/update/offer-when-free.ts';
import { idle, rest } from '../pwa/page-moments.ts';
import { fill, prepareOffline, savesData } from '../pwa/prepare-offline.ts';
import { readDictionary } from '../pwa/read-dictionary.ts';
import { registerWhenStable } from '../pwa/register.ts';
import { watchForUpdates } from '../pwa/update.ts';
import { findWorkers } from '../pwa/workers.ts';
import { addToast } from '../state/toasts.ts';
import type { DutiesOptions } from './duties-options.ts';
import { keepPagesAhead, keepSeenPages } from './keep-seen-pages.ts';
import { readAhead } from './read-ahead.ts';

/** Latest registration (PWA-1), in ms since navigation start. */
const REGISTER_BY_MS = 30_000;

/** PWA-1: registers the service worker when the app is stable, then watches for updates and prepares offline use. */
export async function startWorker(options: DutiesOptions): Promise<void> {
  const { browser, text } = options;
  const { stores, queries, locale } = browser.app;
  const [language = locale] = locale.split('-');
  const container = findWorkers();
  const wasInCharge = Boolean(container?.controller);
  const registration = await registerWhenStable({
    isStable: untilIdle(() => queries.isIdle()),
    // Counted from navigation start.
    timeoutMs: Math.max(0, REGISTER_BY_MS - performance.now()),
  });
  if (!registration || !container) return;
  offerWhenFree(stores, () => {
    addToast(stores.toasts, { type: 'info', text: text.t('update.waits') });
  });
  watchForUpdates(registration, container, stores.update);
  let seenPages: Promise<void> | undefined;
  if (wasInCharge) {
    seenPages = keepSeenPages(options);
    // On later visits most of the build is cached already, so this can wait.
    await rest();
  }
  const content = [...browser.addresses()].filter(([, query]) => query.family === 'content');
  await prepareOffline(
    container,
    content.map(([url]) => url),
    // Includes the other languages, so that their pages can at least explain that there is no network.
    ['everybody', 'languages', language],
  );
  seenPages ??= keepSeenPages(options);
  if (savesData()) return;
  const dictionary = readDictionary(locale);
  // Player pages are prefetched for players only.
  const { session } = stores;
  const fillForPlayer = () => fill(container, ['player', `player-${language}`]);
  if (session.signedIn) await fillForPlayer();
  subscribeKey(session, 'signedIn', (isIn) => {
    if (isIn) void fillForPlayer();
  });
  await idle().then(() => readAhead(browser.app));
  await seenPages;
  // Without a dictionary they would take four times as much.
  if (await dictionary) await keepPagesAhead(options, !wasInCharge);
}

async function untilIdle(isIdle: () => boolean): Promise<void> {
  while (!isIdle()) await new Promise((resolve) => setTimeout(resolve, 100));
}
