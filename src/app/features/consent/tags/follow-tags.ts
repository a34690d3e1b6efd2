import { subscribe } from 'valtio/vanilla';
import { subscribeKey } from 'valtio/vanilla/utils';
import type { ConsentChoice } from '../../../state/consent.ts';
import type { AppState } from '../../../state/context.ts';
import { isOccupied } from '../../../state/occupations.ts';
import { TAG_EVENT, type TagEvent } from '../../../state/tag-event.ts';
import { loadPartyScript } from '../../../trusted-types/party-script.ts';
import { openConsent } from '../consent-manager.ts';
import { removeStrangers } from '../device-storage/remove-thing.ts';
import { denyByDefault, tellContainer, updateConsent } from './data-layer.ts';

/** Configuration of the tag manager. */
export type Gtm = NonNullable<AppState['config']['gtm']>;
/** Calls back for the current page and after each page view. */
type FollowPages = (onPage: (path: string) => void) => void;

/**
 * Runs the tag manager (QRY-3, CKE-6). Nothing of it is requested before the visitor allows analytics or marketing, and
 * earlier events are not stored. Withdrawing consent reloads the page without it.
 */
export async function followTags(app: AppState, gtm: Gtm, followPages: FollowPages): Promise<void> {
  const { config, locale, stores } = app;
  const { consent, occupations } = stores;
  let allowed: ConsentChoice = { analytics: false, marketing: false };
  let state: 'none' | 'running' | 'leaving' = 'none';

  function apply(): void {
    const choice = consent.choice ?? { analytics: false, marketing: false };
    const isLess =
      (allowed.analytics && !choice.analytics) || (allowed.marketing && !choice.marketing);
    allowed = { ...choice };
    if (state === 'leaving') return;
    if (state === 'running') updateConsent(choice);
    if (isLess) leave();
    else if (state === 'none' && (choice.analytics || choice.marketing)) start(choice);
  }

  function start(choice: ConsentChoice): void {
    state = 'running';
    denyByDefault();
    updateConsent(choice);
    tellContainer({ 'gtm.start': Date.now(), event: 'gtm.js' });
    addEventListener(TAG_EVENT, (event) => tell((event as CustomEvent<TagEvent>).detail));
    followPages((path) => {
      const page = { page_path: path, page_title: document.title, language: locale };
      tell({ event: 'page_view', ...page });
    });
    // Many browsers block it; the site works without it (F42).
    loadPartyScript(config, `${gtm.scriptUrl}?id=${gtm.key}`).catch((error: unknown) =>
      console.info('The tag manager did not load', error),
    );
  }

  function tell(event: TagEvent): void {
    if (state === 'running') tellContainer(event);
  }

  /** A script cannot be unloaded, so the page reloads without it as soon as the visitor is not busy. */
  function leave(): void {
    state = 'leaving';
    removeStrangers();
    const stop = subscribe(occupations, reloadWhenFree);
    function reloadWhenFree(): void {
      if (isOccupied(occupations)) return;
      stop();
      removeStrangers();
      location.reload();
    }
    reloadWhenFree();
  }

  await openConsent(app);
  apply();
  subscribeKey(consent, 'choice', apply);
}
