import { useEffect, useState } from 'react';
import { useStores } from './context.ts';
import { useSnapshot } from './use-snapshot.ts';

/**
 * Whether a modal dialog is open or about to open; the rest of the page is inert then. Stays true for one more render, in
 * which a queued dialog closes.
 */
export function useModal(): boolean {
  const { overlay, dialogs } = useStores();
  const { open } = useSnapshot(overlay);
  const { waiting } = useSnapshot(dialogs);
  const now = open !== 'none' || waiting.length > 0;
  const [before, setBefore] = useState(now);
  useEffect(() => setBefore(now), [now]);
  return now || before;
}
