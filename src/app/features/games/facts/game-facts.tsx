import { lazy, Suspense } from 'react';
import { useAskedPoster } from './use-asked-poster.ts';

const FactsCard = lazy(() => import('./facts-card.tsx').then((m) => ({ default: m.FactsCard })));

/** Shows a game's facts beside its poster on any page; loads its code on demand. */
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
