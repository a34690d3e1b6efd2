import { useLater } from '../../../state/use-later.ts';
import { useAskedPoster } from './use-asked-poster.ts';

const loadCard = () => import('./facts-card.tsx').then((m) => m.FactsCard);

/** Shows a game's facts beside its poster on any page; loads its code on demand. */
export function GameFacts() {
  const poster = useAskedPoster();
  const FactsCard = useLater(poster, loadCard);
  return poster && FactsCard && <FactsCard key={poster.href} poster={poster} />;
}
