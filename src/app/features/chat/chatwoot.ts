import type { PublicConfig } from '../../../config/public-config.ts';
import { loadPartyScript } from '../../trusted-types/party-script.ts';
import { type ChatInbox, chatScript } from './chat-address.ts';

/** What is used here of `window.$chatwoot` (chatwoot.com/hc/user-guide, "Chatwoot SDK"). */
export interface Chatwoot {
  toggle(state: 'open' | 'close'): void;
  setUser(identifier: string, user: { name: string; identifier_hash: string }): void;
  setColorScheme(scheme: ColorScheme): void;
  /** Closes it, forgets who writes and what was said on this device. */
  reset(): void;
}
export type ColorScheme = 'light' | 'dark' | 'auto';

/** What the SDK reads when it starts; the button and the badge are the site's own. */
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

/** A chat that has not started by then is taken for one that does not come, in ms. */
const START_BY_MS = 10_000;
/** The element that holds the SDK's frame, and the class by which it is hidden. */
const HOLDER = '.woot-widget-holder';
const HIDDEN = 'woot--hide';

/** Loads Chatwoot's SDK and starts it. @throws in words, when it does not come or does not start within 10 s */
export async function startChatwoot(
  config: PublicConfig,
  inbox: ChatInbox,
  { locale, scheme }: { locale: string; scheme: ColorScheme },
): Promise<Chatwoot> {
  const scope = globalThis as Scope;
  const until = performance.now() + START_BY_MS;
  // It knows languages, hardly any of their regions.
  const [language = locale] = locale.split('-');
  scope.chatwootSettings = {
    locale: language,
    darkMode: scheme,
    hideMessageBubble: true,
    showUnreadMessagesDialog: false,
  };
  await loadPartyScript(config, chatScript(inbox), START_BY_MS);
  const started = isReady(until - performance.now());
  // One that did not start before is there already, and waits for its page.
  if (scope.$chatwoot) reloadFrame();
  else scope.chatwootSDK?.run(inbox);
  await started;
  if (!scope.$chatwoot) throw new Error('The script brought no chat');
  return scope.$chatwoot;
}

export const findHolder = (): HTMLElement | undefined =>
  document.querySelector<HTMLElement>(HOLDER) ?? undefined;

/** Tells whenever the chat opens or closes, whoever did it. */
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
