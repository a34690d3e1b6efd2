import {
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { useHydrated } from '../../state/live-values/use-hydrated.ts';
import { framedOrigin } from './frame-address.ts';
import { createFrameBridge, type FrameAdapter, type FrameBridge } from './frame-bridge.ts';
import './guest-frame.css';

/** What is taken for an answer that does not come, in ms (F40). */
const READY_BY_MS = 10_000;

/** The least with which each kind of guest works (SECURITY.md section 3.4). None may move the site away. */
const RIGHTS = {
  game: {
    sandbox:
      'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-modals allow-pointer-lock allow-orientation-lock',
    allow: 'fullscreen; autoplay; screen-wake-lock',
  },
  sportsbook: {
    sandbox:
      'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-modals',
    allow: 'fullscreen',
  },
};

/** Why there is nothing to see: the address may not be framed, or nothing says that it is ready. */
export type FrameFault = 'refused' | 'silent';

export interface GuestFrameHandle<C> {
  /** Sends, or keeps until the guest is ready. */
  send(command: C): void;
}

interface GuestFrameProps<M extends { type: string }, C> {
  kind: keyof typeof RIGHTS;
  /** Absolute address of the guest. */
  url: string;
  /** Origins, or addresses on them, from which this guest may come. */
  allowed: readonly string[];
  /** Accessible name. */
  title: string;
  /** How the guest speaks; one without says nothing, and is ready when it has loaded. */
  adapter: FrameAdapter<M, C> | undefined;
  onMessage?: (message: M) => void;
  /** Takes the guest away from pointer, keyboard and screen reader while something lies over it. */
  inert?: boolean;
  /** Lies over the place until the guest is ready; also what the server writes. */
  waiting: ReactNode;
  /** Lies over the place when nothing comes. */
  failed: (fault: FrameFault, retry: () => void) => ReactNode;
  /** Brings a new address when this one is good for one try only; else the same is asked for again. */
  onRetry?: () => void;
  ref?: Ref<GuestFrameHandle<C>>;
}

/**
 * A page of another origin inside the site (SPT-1, SPT-3), spoken with over one bridge. It fills the box that it is
 * put in. Only in the browser: nobody could speak with it before.
 */
export function GuestFrame<M extends { type: string }, C>(props: GuestFrameProps<M, C>) {
  const {
    kind,
    url,
    allowed,
    title,
    adapter,
    inert = false,
    waiting,
    failed,
    onRetry,
    ref,
  } = props;
  const hydrated = useHydrated();
  const frame = useRef<HTMLIFrameElement>(null);
  const bridge = useRef<FrameBridge<C>>(undefined);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<{ of: string; is: 'ready' | 'silent' }>();
  const origin = hydrated ? framedOrigin(url, location.origin, allowed) : undefined;
  const current = `${attempt} ${url}`;
  const shown = state?.of === current ? state.is : 'waiting';

  const onMessage = useEffectEvent((message: M) => {
    if (message.type === 'ready') setState({ of: current, is: 'ready' });
    props.onMessage?.(message);
  });
  // Hidden with a part of the page and shown again, the guest is still there, and does not say it twice.
  const wasReady = useEffectEvent(() => shown === 'ready');
  useImperativeHandle(ref, () => ({ send: (command) => bridge.current?.send(command) }), []);

  useEffect(() => {
    if (origin === undefined || adapter === undefined) return;
    const opened = createFrameBridge<M, C>({
      target: () => frame.current?.contentWindow ?? null,
      origin,
      adapter,
      onMessage: (message) => onMessage(message),
      wasReady: wasReady(),
    });
    bridge.current = opened;
    return () => {
      opened.close();
      bridge.current = undefined;
    };
  }, [origin, adapter]);

  useEffect(() => {
    if (origin === undefined) return;
    const timer = setTimeout(
      () => setState((known) => (known?.of === current ? known : { of: current, is: 'silent' })),
      READY_BY_MS,
    );
    return () => {
      clearTimeout(timer);
      bridge.current?.reset();
    };
  }, [origin, current]);

  const retry = onRetry ?? (() => setAttempt(attempt + 1));
  const fault = hydrated && origin === undefined ? 'refused' : shown === 'silent' && 'silent';
  return (
    <div className="guest-frame">
      {origin !== undefined && (
        <iframe
          key={current}
          ref={frame}
          className="guest-frame-page"
          src={url}
          title={title}
          sandbox={RIGHTS[kind].sandbox}
          allow={RIGHTS[kind].allow}
          referrerPolicy="origin"
          inert={inert || shown !== 'ready'}
          onLoad={adapter ? undefined : () => setState({ of: current, is: 'ready' })}
        />
      )}
      {fault ? (
        <div className="guest-frame-over">{failed(fault, retry)}</div>
      ) : (
        shown === 'waiting' && <div className="guest-frame-over">{waiting}</div>
      )}
    </div>
  );
}
