import type { PublicConfig } from '../../../config/public-config.ts';
import { loadPartyScript } from '../../trusted-types/party-script.ts';
import { type ChatInbox, chatScript } from './chat-address.ts';

/** The part of `window.$chatwoot` used here (chatwoot.com/hc/user-guide, "Chatwoot SDK"). */
export interface Chatwoot {
  toggle(state: 'open' | 'close'): void;
  setUser(identifier: string, user: { name: string; identifier_hash: string }): void;
  setColorScheme(scheme: ColorScheme): void;
  /** Closes the chat and clears the user and conversation on this device. */
  reset(): void;
}
export type ColorScheme = 'light' | 'dark' | 'auto';

/** Settings that the SDK reads when it starts; the site has its own button and badge. */
interface Settings {
  locale: string;
  darkMode: ColorScheme;
  hideMessageBubble: true;
  showUnreadMessagesDialog: false;
}
interface Scope {
  chatwootSettings?: Settings;
  chatwootSDK?: { run(where: ChatInbox): void };
  $chatwoot?: Chatwoot;
}

/** Timeout for the start of the chat, in ms. */
const START_BY_MS = 10_000;
/** Selector of the element that holds the SDK's frame, and the class that hides it. */
const HOLDER = '.woot-widget-holder';
const HIDDEN = 'woot--hide';

/** Loads and starts Chatwoot's SDK. @throws if it does not load or start within 10 s */
export async function startChatwoot(
  config: PublicConfig,
  inbox: ChatInbox,
  { locale, scheme }: { locale: string; scheme: ColorScheme },
): Promise<Chatwoot> {
  const scope = globalThis as Scope;
  const until = performance.now() + START_BY_MS;
  // The SDK is translated by language, hardly ever by region.
  const [language = locale] = locale.split('-');
  scope.chatwootSettings = {
    locale: language,
    darkMode: scheme,
    hideMessageBubble: true,
    showUnreadMessagesDialog: false,
  };
  await loadPartyScript(config, chatScript(inbox), START_BY_MS);
  const started = isReady(until - performance.now());
  // An SDK that failed to start before is still waiting for its page.
  if (scope.$chatwoot) reloadFrame();
  else scope.chatwootSDK?.run(inbox);
  await started;
  if (!scope.$chatwoot) throw new Error('The chat script did not define its SDK');
  return scope.$chatwoot;
}

export const findHolder = (): HTMLElement | undefined =>
  document.querySelector<HTMLElement>(HOLDER) ?? undefined;

/** Calls back when the chat opens or closes, whatever the cause. */
export function watchOpen(holder: HTMLElement, onChange: (isOpen: boolean) => void): void {
  let wasOpen = false;
  new MutationObserver(() => {
    const isOpen = !holder.classList.contains(HIDDEN);
    if (isOpen !== wasOpen) onChange(isOpen);
    wasOpen = isOpen;
  }).observe(holder, { attributeFilter: ['class'] });
}

function isReady(byMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The chat did not start')), byMs);
    const ready = () => {
      clearTimeout(timer);
      resolve();
    };
    addEventListener('chatwoot:ready', ready, { once: true });
  });
}

function reloadFrame(): void {
  const frame = findHolder()?.querySelector('iframe');
  const address = frame?.src;
  if (frame && address) frame.src = address;
}
