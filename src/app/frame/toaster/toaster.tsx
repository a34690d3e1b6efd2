import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useText } from '../../i18n/text.ts';
import { useStores } from '../../state/context.ts';
import type { Toast } from '../../state/toasts.ts';
import { useModal } from '../../state/use-modal.ts';
import { useSnapshot } from '../../state/use-snapshot.ts';
import { PushDialog } from './push-dialog.tsx';
import { ToastCard } from './toast-card.tsx';

/** Notifications, oldest on top. Paused under the pointer, with focus, behind a modal dialog and in a hidden tab. */
export function Toaster() {
  const { t } = useText();
  const { toasts, overlay } = useStores();
  const modal = useModal();
  const list = useReachable(useSnapshot(toasts).list, modal);
  const read = useSnapshot(overlay).push;
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const hidden = useTabHidden();
  const region = useRef<HTMLDivElement>(null);
  // A notification that is removed with the focus inside, as by its own button, fires no blur event.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the list may have removed the focus
  useEffect(() => {
    if (!region.current?.contains(document.activeElement)) setFocused(false);
  }, [list]);
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: not a section of the page */}
      <div
        ref={region}
        className="toaster"
        role="region"
        aria-label={t('toast.region')}
        // On the container, because a live region that is inserted together with its text is often not announced.
        aria-live="polite"
        onPointerEnter={() => setHovered(true)}
        onPointerLeave={() => setHovered(false)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      >
        {pickToasts(list).map((toast) => (
          <ToastCard
            key={toast.id}
            toast={toast}
            held={hovered || focused || modal || hidden}
            onRead={(push) => {
              overlay.push = push;
              overlay.open = 'push';
            }}
          />
        ))}
      </div>
      {read && <PushDialog push={read} />}
    </>
  );
}

/**
 * Keeps new notifications back while a modal dialog makes the region inert, because a live region announces only what is
 * added while it is not (NTF-5).
 */
function useReachable<T extends Pick<Toast, 'id'>>(
  list: readonly T[],
  modal: boolean,
): readonly T[] {
  const [before, setBefore] = useState<readonly T[]>([]);
  if (!modal && before !== list) setBefore(list);
  return modal ? list.filter(({ id }) => before.some((toast) => toast.id === id)) : list;
}

/** Number of notifications shown at once (NTF-5). The time of the others starts when they are shown. */
const SHOWN_AT_ONCE = 4;
/** Urgency by type; 0 for the rest. */
const URGENCY: Partial<Record<Toast['type'], number>> = { error: 2, warning: 1 };

/**
 * Picks the visible notifications: errors before warnings before the rest, newest first, so that a sticky one cannot
 * hide a later error. Keeps the order of the list, so that nothing moves while it is read. Closing ones stay until
 * removed.
 */
function pickToasts<T extends Pick<Toast, 'type' | 'state'>>(list: readonly T[]): T[] {
  const urgency = ({ type }: T) => URGENCY[type] ?? 0;
  const newestFirst = list.filter(({ state }) => state === 'open').reverse();
  const byUrgency = newestFirst.sort((a, b) => urgency(b) - urgency(a));
  const picked = new Set(byUrgency.slice(0, SHOWN_AT_ONCE));
  return list.filter((toast) => picked.has(toast) || toast.state === 'closing');
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** Whether this tab is hidden; false on the server. */
const useTabHidden = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => document.visibilityState === 'hidden',
    () => false,
  );
