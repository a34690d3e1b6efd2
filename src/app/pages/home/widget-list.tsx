import { startTransition, useEffect, useRef, useState } from 'react';
import type { HomeItem } from '../../../content/home.ts';
import { observeSeen } from '../../state/live-values/observe-seen.ts';
import { useHydrated } from '../../state/live-values/use-hydrated.ts';
import { WidgetView } from '../../widgets/widget-view.tsx';
import { useFirstScreen } from '../use-first-screen.ts';
import {
  countItems,
  FIRST_ITEMS,
  FIRST_SCREEN_ITEMS,
  STEP_ITEMS,
  takeItems,
} from './take-items.ts';

/** Renders the home items from the top, and more of a long list as its end nears the viewport (PF-6). */
export function WidgetList({ items }: { items: HomeItem[] }) {
  const fromServer = !useHydrated();
  const isFirstScreen = useFirstScreen();
  const [most, setMost] = useState(() =>
    !fromServer && (isFirstScreen || isFirstPaint()) ? FIRST_SCREEN_ITEMS : FIRST_ITEMS,
  );
  const end = useRef<HTMLDivElement>(null);
  const hasMore = countItems(items) > most;

  useEffect(() => {
    const mark = end.current;
    if (!mark) return;
    // Observed again after each step, so that an end still in reach requests the next step.
    return observeSeen(
      mark,
      (isSeen) => isSeen && startTransition(() => setMost(most + STEP_ITEMS)),
      '1200px',
    );
  }, [most]);

  return (
    <div className="home">
      {takeItems(items, most).map((item) => (
        <WidgetView key={item.id} item={item} />
      ))}
      {hasMore && <div ref={end} className="home-end" />}
    </div>
  );
}

/** Whether nothing is painted yet and there is no scroll position to restore: the app was opened, not reloaded. */
function isFirstPaint(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return document.documentElement.dataset['hydrated'] === undefined && visit?.type === 'navigate';
}
