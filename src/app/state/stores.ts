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
  /** The push notification in the dialog (NTF-4); kept while the dialog closes. */
  push: PushData | undefined;
}
interface LoaderStore {
  /** Number of running waits; the loader overlay shows while there are any (FRM-2). */
  waits: number;
}
export interface NetworkStore {
  online: boolean;
}
interface UpdateStore {
  /** Step of an update in this tab (PWA-6). */
  step: UpdateStep;
}
/** Installation on this device (PWA-4, src/app/pwa/install.ts). */
interface InstallStore {
  way: 'none' | 'prompt' | 'ios-steps';
  isInvited: boolean;
  pages: number;
}
/** State shared by the frame's bars and the sports page. */
interface SportsbookStore {
  /** A search was requested, and nothing has opened for it yet (MOB-6). */
  isSearchAsked: boolean;
  /** Whether the sportsbook's sidebar is open; undefined until the sportsbook reports it. */
  isSidebarOpen: boolean | undefined;
}
export interface CookieNoticeStore {
  /** CKE-3: starts as accepted, so that the notice does not flash before the cookie is read. */
  accepted: boolean;
}
/** Settings of the visitor on this device. Every key is saved. */
export interface SettingsStore {
  theme: 'dark' | 'light' | 'system';
  /** Hides the balance in the header (HDR-6). */
  hideBalance: boolean;
  /** As chosen in the sportsbook; decimal without a choice. */
  odds?: OddsFormat;
}
/** How the site shows odds. */
interface PricesStore {
  /** Formats other than decimal, set after hydration; not saved. */
  format?: ((odds: number, isTotal?: boolean) => string) | undefined;
}

/** State of the operator's chat in this tab (HDR-7). */
interface ChatStore {
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
  /** The operator's answers for this player: never saved, cleared when the session ends (AUT-2). */
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
