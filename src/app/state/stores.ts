import { proxy } from 'valtio/vanilla';
import type { OddsFormat } from '../../lib/odds-format.ts';
import type { UpdateStep } from '../../lib/update-step.ts';
import { type AnswersStore, createAnswers } from './answers.ts';
import { type ConsentStore, createConsent } from './consent.ts';
import type { DialogsStore } from './dialogs.ts';
import { createOccupations, type OccupationsStore } from './occupations.ts';
import { createPush, type PushStore } from './push.ts';
import { createScreenRequests, type ScreenRequestsStore } from './screen-requests.ts';
import { createSession, type SessionStore } from './session.ts';
import { createToasts, type PushData, type ToastsStore } from './toasts.ts';

/** Which overlay is open; there is never more than one. */
export interface OverlayStore {
  open: 'none' | 'burger' | 'push' | 'install' | 'cookies' | 'help';
  /** The push notification that is read, or was last (NTF-4). */
  push: PushData | undefined;
}
export interface LoaderStore {
  /** FRM-2: the overlay shows while there are any. */
  waits: number;
}
export interface NetworkStore {
  online: boolean;
}
export interface UpdateStore {
  /** Where this tab stands with a new version (PWA-6). */
  step: UpdateStep;
}
/** How the site gets onto this device (PWA-4, src/app/pwa/install.ts). */
export interface InstallStore {
  way: 'none' | 'prompt' | 'ios-steps';
  isInvited: boolean;
  pages: number;
}
/** Between the bars of the frame and the sports page. */
export interface SportsbookStore {
  /** Somebody wants to search, and nothing has opened for it yet (MOB-6). */
  isSearchAsked: boolean;
  /** Whether the sportsbook's sidebar is open, as far as it has said. */
  isSidebarOpen: boolean | undefined;
}
export interface CookieNoticeStore {
  /** CKE-3: starts accepted, so that nothing flashes before the cookie is read. */
  accepted: boolean;
}
/** What the visitor chose on this device. Every key persists. */
export interface SettingsStore {
  theme: 'dark' | 'light' | 'system';
  /** Covers the balance in the header (HDR-6). */
  hideBalance: boolean;
  /** As chosen in the sportsbook; decimal without a choice. */
  odds?: OddsFormat;
}
/** How the site shows odds. */
export interface PricesStore {
  /** Formats other than decimal, set after hydration; not saved. */
  format?: ((odds: number, isTotal?: boolean) => string) | undefined;
}

/** State of the operator's chat in this tab (HDR-7). */
export interface ChatStore {
  /** Requested, still loading. */
  isAwaited: boolean;
  /** Loaded. */
  isReady: boolean;
  isOpen: boolean;
  /** Messages received while closed. */
  unread: number;
}

export interface Stores {
  answers: AnswersStore;
  /** What the operator answered to this player: never saved, cleared when the session ends (AUT-2). */
  playerAnswers: AnswersStore;
  toasts: ToastsStore;
  screenRequests: ScreenRequestsStore;
  overlay: OverlayStore;
  dialogs: DialogsStore;
  chat: ChatStore;
  loader: LoaderStore;
  session: SessionStore;
  network: NetworkStore;
  push: PushStore;
  update: UpdateStore;
  occupations: OccupationsStore;
  install: InstallStore;
  sportsbook: SportsbookStore;
  cookieNotice: CookieNoticeStore;
  consent: ConsentStore;
  settings: SettingsStore;
  prices: PricesStore;
}

/**
 * One set per request on the server, one per tab in the browser; never at module level.
 * @param theme of a visitor who has chosen none
 */
export function createStores(theme: SettingsStore['theme'] = 'system'): Stores {
  return {
    answers: createAnswers(),
    toasts: createToasts(),
    screenRequests: createScreenRequests(),
    overlay: proxy<OverlayStore>({ open: 'none', push: undefined }),
    dialogs: proxy<DialogsStore>({ waiting: [] }),
    chat: proxy<ChatStore>({ isAwaited: false, isReady: false, isOpen: false, unread: 0 }),
    loader: proxy<LoaderStore>({ waits: 0 }),
    session: createSession(),
    playerAnswers: createAnswers(),
    network: proxy<NetworkStore>({ online: true }),
    update: proxy<UpdateStore>({ step: 'none' }),
    occupations: createOccupations(),
    install: proxy<InstallStore>({ way: 'none', isInvited: false, pages: 0 }),
    push: createPush(),
    sportsbook: proxy<SportsbookStore>({ isSearchAsked: false, isSidebarOpen: undefined }),
    cookieNotice: proxy<CookieNoticeStore>({ accepted: true }),
    consent: createConsent(),
    settings: proxy<SettingsStore>({ theme, hideBalance: false }),
    prices: proxy<PricesStore>({}),
  };
}
