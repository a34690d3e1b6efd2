import { lazy, Suspense } from 'react';
import { useAskedPoster } from './use-asked-poster.ts';

const FactsCard = lazy(() => import('./facts-card.tsx').then((m) => ({ default: m.FactsCard })));

/** Says what a game is beside its poster, on whichever page that is; its code comes when it is first wanted. */
export function GameFacts() {
  const poster = useAskedPoster();
  return (
    poster && (
      <Suspense fallback={null}>
        <FactsCard key={poster.href} poster={poster} />
      </Suspense>
    )
  );
}
