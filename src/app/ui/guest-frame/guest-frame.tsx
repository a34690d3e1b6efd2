import {
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useHydrated } from '../../state/live-values/use-hydrated.ts';
import { framedOrigin } from './frame-address.ts';
import { createFrameBridge, type FrameAdapter, type FrameBridge } from './frame-bridge.ts';
import './guest-frame.css';

/** Timeout until the frame has to be ready, in ms (F40). */
const READY_BY_MS = 10_000;

/** Minimal sandbox permissions per kind of frame (S22). None may navigate the top page. */
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

/** Why nothing is shown: framing is not allowed, or the frame is not ready in time. */
export type FrameFault = 'refused' | 'silent';

export interface GuestFrameHandle<C> {
  /** Sends a message, or queues it until the frame is ready. */
  send(command: C): void;
}

interface GuestFrameProps<M extends { type: string }, C> {
  kind: keyof typeof RIGHTS;
  /** Absolute URL of the frame. */
  url: string;
  /** Allowed origins, or URLs on them. */
  allowed: readonly string[];
  /** Accessible name. */
  title: string;
  /** Message adapter; without one the frame is ready when loaded. */
  adapter: FrameAdapter<M, C> | undefined;
  onMessage?: (message: M) => void;
  /** Makes the frame inert while something covers it. */
  inert?: boolean;
  /** Covers the frame until ready; also rendered on the server. */
  waiting: ReactNode;
  /** Covers the frame after a failure. */
  failed: (fault: FrameFault, retry: () => void) => ReactNode;
  /** Requests a new URL if this one works only once; otherwise the same is loaded again. */
  onRetry?: () => void;
  ref?: Ref<GuestFrameHandle<C>>;
}

/**
 * A page of another origin (SPT-1, SPT-3) with its message bridge. Fills its container. Rendered in the browser only.
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
  // A frame that was hidden and shown again is still loaded and does not send `ready` again.
  const wasReady = useEffectEvent(() => shown === 'ready');
  useImperativeHandle(ref, () => ({ send: (command) => bridge.current?.send(command) }), []);

  // A layout effect, in the commit that inserts the frame: the listener must exist before its first message.
  useLayoutEffect(() => {
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

  const fault = hydrated && origin === undefined ? 'refused' : shown === 'silent' && 'silent';

  // A game opens on the press of a button that it replaces, so it starts as covered.
  const wasCovered = useRef(kind === 'game');
  useEffect(() => {
    if (inert || fault) wasCovered.current = true;
    else if (shown === 'ready' && wasCovered.current) {
      wasCovered.current = false;
      // The focus was lost with what covered the frame, or is on the heading of the page that was opened.
      const { activeElement } = document;
      if (activeElement === document.body || activeElement?.matches('main h1[tabindex="-1"]'))
        frame.current?.focus({ preventScroll: true });
    }
  }, [inert, fault, shown]);

  const retry = onRetry ?? (() => setAttempt(attempt + 1));
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
