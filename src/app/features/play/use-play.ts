import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { balanceQuery } from '../../../operator/wallet.ts';
import { type AppState, useApp, useStores } from '../../state/context.ts';
import { useSnapshot } from '../../state/use-snapshot.ts';
import { createPlayCalls } from './create-play-calls.ts';
import { createPlay, type Play } from './play.ts';
import type { PlayState } from './play-session.ts';
import { nextReadMs, OPEN_BET_EVERY_MS } from './session-clock.ts';

/** Channel on which this browser's pages announce the session they play. */
const CHANNEL = 'marquee-play';

/** Runs one visit to a game's page, with its side effects, while the page is mounted. */
export function usePlay(slug: string): { play: Play; state: PlayState } {
  const app = useApp();
  const channel = useRef<BroadcastChannel>(undefined);
  const [play] = useState(() =>
    createPlay(createPlayCalls(app, slug), {
      onHere: (id) => channel.current?.postMessage(id),
      onMoney: () => readBalance(app),
      onSign: () => app.player.session.stay(),
    }),
  );
  const state = useSnapshot(play.store).state as PlayState;

  useEffect(() => {
    const opened = new BroadcastChannel(CHANNEL);
    opened.onmessage = ({ data }: MessageEvent<string>) => play.hearOther(data);
    channel.current = opened;
    return () => {
      channel.current = undefined;
      opened.close();
    };
  }, [play]);

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const look = () => {
      if (document.visibilityState === 'visible') void play.read();
    };
    document.addEventListener('visibilitychange', look, { signal });
    addEventListener('pagehide', play.abandon, { signal });
    // Restored from the back/forward cache: the session may have ended when the page went there.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      play.comeBack();
      look();
    };
    addEventListener('pageshow', comeBack, { signal });
    return () => {
      stop.abort();
      play.abandon();
    };
  }, [play]);

  useReading(play, state, app);
  useCovers(play, app, state);
  return { play, state };
}

/** Reads the figures while they are visible and may change. */
function useReading(play: Play, state: PlayState, { stores }: AppState): void {
  const everyMs = readEveryMs(state, useSnapshot(stores.session).signedIn);
  const at = 'table' in state ? state.table.at : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: restarts with each answer
  useEffect(() => {
    if (everyMs === undefined) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void play.read();
    }, everyMs);
    return () => clearInterval(timer);
  }, [play, everyMs, at]);
}

/** How often to read the figures in this state, ms; undefined if they cannot change or nobody sees them. */
export function readEveryMs(state: PlayState, signedIn: boolean): number | undefined {
  if (state.is === 'ended') return state.summary.openStake && OPEN_BET_EVERY_MS;
  const silent =
    state.is === 'covered' && (state.by === 'connection' || (state.by === 'login' && signedIn));
  const isOpen = state.is === 'running' || state.is === 'notice' || state.is === 'asking';
  if (!isOpen && !silent) return undefined;
  return nextReadMs(state.table.session, silent);
}

/** Covers the game when the connection or the player's log-in is lost. With the log-in, the result goes as well. */
function useCovers(play: Play, { stores }: AppState, state: PlayState): void {
  const { online } = useSnapshot(stores.network);
  const { signedIn, logIns } = useSnapshot(stores.session);
  const logIn = signedIn ? logIns : undefined;
  const hasTable = 'table' in state;
  const owner = useRef(logIn);
  // A layout effect: what was the player's is not painted for another, who may follow without a render between.
  useLayoutEffect(() => {
    if (owner.current !== undefined && owner.current !== logIn) play.cover('login');
    owner.current = logIn;
  }, [play, logIn]);
  useEffect(() => {
    if (!hasTable) return;
    if (logIn === undefined) play.cover('login');
    else if (!online) play.cover('connection');
    else void play.read();
  }, [play, hasTable, online, logIn]);
}

function readBalance({ player, stores }: AppState): void {
  const { profile } = stores.session;
  if (profile) void player.queries.refreshAgain(balanceQuery(profile.accountCode));
}

/**
 * Ends the session before the player leaves by a link or the back button, as the button to leave does.
 * @returns whether the player is leaving, until the next page has loaded
 */
export function useWayOut(play: Play, state: PlayState): boolean {
  const { signedIn } = useSnapshot(useStores().session);
  const playing = 'table' in state && !state.table.isElsewhere && signedIn;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      playing && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    // Another press of the back button blocks anew.
    let isLatest = true;
    void play.leave().then((leaves) => {
      if (isLatest) (leaves ? blocker.proceed : blocker.reset)();
    });
    return () => {
      isLatest = false;
    };
  }, [blocker, play]);
  return blocker.state !== 'unblocked';
}
