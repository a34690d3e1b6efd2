import { askFor, withdraw } from '../../state/dialog-queue.ts';
import type { SignOutCause } from '../../state/session.ts';
import { addToast } from '../../state/toasts.ts';
import type { Access } from './access.ts';
import { watchInactivity } from './inactivity.ts';
import { keepFresh } from './keep-fresh.ts';
import { type Reminders, remind } from './reminders.ts';
import type { SessionParts } from './session-parts.ts';
import { hasHint } from './session-traces.ts';
import type { TabMessage, Tabs } from './tabs.ts';
import { watchPresence } from './watch-presence.ts';

/** Duration of the notice (AUT-8), in ms. */
const NOTICE_MS = 10_000;

interface WatchOptions {
  parts: SessionParts;
  access: Access;
  tabs: Tabs;
  cover: (covered: boolean) => void;
  /** @returns whether there is a new token */
  renew: () => Promise<boolean>;
  end: (cause: SignOutCause) => void;
}

interface SessionWatches {
  hear: (message: TabMessage) => void;
  stay: () => void;
  /** Whether the player may have been idle for longer than the session allows. */
  isOverdue: () => boolean;
  stop: () => void;
}

/** Runs during a log-in: token refresh, inactivity and the safer gambling notice. */
export function watchSession(options: WatchOptions): SessionWatches {
  const { parts, access, tabs, cover, renew, end } = options;
  const { config, stores, text } = parts;
  const session = access.session();
  const since = access.since();
  if (!session || !since) throw new Error('The watches need a session');

  let stopped = false;
  let isFindingOwner = false;
  // Where cookies are blocked, a missing hint says nothing about the session.
  const keepsHint = hasHint();
  const stopRefresh = keepFresh({ access, renew });
  const inactivity = watchInactivity({
    limitMs: session.inactivitySeconds * 1000,
    askOthers: () => tabs.tell({ type: 'who-is-active' }),
    onWarning(leftMs) {
      // The warning cannot wait until a menu is closed.
      stores.overlay.open = 'none';
      askFor(stores.dialogs, { kind: 'inactivity', endsAt: performance.now() + leftMs });
    },
    onActive() {
      if (!isFindingOwner) cover(false);
      withdraw(stores.dialogs, 'inactivity');
    },
    onDoubt: () => cover(true),
    askOperator: renew,
    onEnd: () => end('inactivity'),
  });
  const reminders = startReminders();
  const stopPresence = watchPresence({
    onSign: inactivity.touch,
    onTell: () => tabs.tell({ type: 'active' }),
    onWake() {
      // The session ended while this page was in the back/forward cache (F52).
      if (keepsHint && !hasHint()) end('elsewhere');
      inactivity.check();
      reminders?.check();
    },
    onRestored: () => keepsHint && void findOwner(),
  });

  /**
   * Finds out whose session this is now, after the back/forward cache restored a page that missed another log-in (F52).
   * Ends the session if it is another player's. Without a response, as offline, the page continues unless it was idle
   * too long.
   */
  async function findOwner(): Promise<void> {
    isFindingOwner = true;
    cover(true);
    await renew();
    isFindingOwner = false;
    if (!stopped && !inactivity.isOverdue()) cover(false);
  }

  function startReminders(): Reminders | undefined {
    const { safeGamblingNotificationMinutes: minutes } = config;
    if (minutes === undefined || !session || !since) return undefined;
    const before = session.signedInSeconds * 1000;
    return remind({
      everyMs: minutes * 60_000,
      signedInAt: { steady: since.steady - before, wall: since.wall - before },
      isSeen: () => document.visibilityState === 'visible',
      show: () =>
        addToast(stores.toasts, {
          type: 'info',
          text: text.t('session.safeGambling', { minutes }),
          durationMs: NOTICE_MS,
        }),
      tell: (number) => tabs.tell({ type: 'reminded', number }),
      locks: navigator.locks,
    });
  }

  return {
    hear(message) {
      if (message.type === 'active') inactivity.hearIdle(0);
      if (message.type === 'who-is-active') tabs.tell({ type: 'idle', forMs: inactivity.idleMs() });
      if (message.type === 'idle') inactivity.hearIdle(message.forMs);
      if (message.type === 'reminded') reminders?.hear(message.number);
    },
    stay() {
      inactivity.stay();
      tabs.tell({ type: 'active' });
    },
    isOverdue: inactivity.isOverdue,
    stop() {
      stopped = true;
      stopRefresh();
      stopPresence();
      inactivity.stop();
      reminders?.stop();
    },
  };
}
