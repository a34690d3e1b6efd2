import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useRef, useState } from 'react';
import { storeMapQuery } from '../../../content/store-map.ts';
import type { Store } from '../../../content/stores.ts';
import type { Position } from '../../../lib/distance.ts';
import { RetryButton } from '../../features/retry/retry-button.tsx';
import { useText } from '../../i18n/text.ts';
import { useAnswer, useApp } from '../../state/context.ts';
import { Button } from '../../ui/button.tsx';
import { ChosenStore } from './chosen-store.tsx';
import type { MapHandle } from './map/draw-map.ts';

export interface StoreMapProps {
  places: readonly Store[];
  /** Shops that the map shows at first, and again when this list changes. */
  inView: readonly Store[];
  here: Position | undefined;
  /** Id of the chosen shop. */
  chosen: string | undefined;
  now: number | undefined;
  isWanted: boolean;
  onWant: () => void;
  onChoose: (id: string) => void;
}

/** The map, drawn by Leaflet, whose code loads with the first map. */
export function DrawnMap(props: StoreMapProps) {
  const { t } = useText();
  const tiles = useApp().config.map;
  const { places, inView, here, chosen } = props;
  const ground = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<MapHandle>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [attribution, setAttribution] = useState(tiles?.attribution ?? '');

  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn once per attempt; later changes are passed on below
  useEffect(() => {
    let drawn: MapHandle | undefined;
    let isGone = false;
    import('./map/draw-map.ts')
      .then(({ drawMap }) => {
        if (isGone || !ground.current) return;
        drawn = drawMap(ground.current, {
          ...(tiles && { tiles }),
          moves: !matchMedia('(prefers-reduced-motion: reduce)').matches,
          groupName: (count) => t('stores.map.group', { count }),
          onChoose: props.onChoose,
        });
        setMap(drawn);
      })
      .catch(() => !isGone && setFailed(true));
    return () => {
      isGone = true;
      drawn?.remove();
    };
  }, [attempt]);
  useEffect(() => map?.setPlaces(places), [map, places]);
  useEffect(() => map?.show(inView, here), [map, inView, here]);
  useEffect(() => map?.choose(chosen), [map, chosen]);

  if (failed)
    return (
      <div className="store-map-ask" role="alert">
        <p>{t('stores.map.failed')}</p>
        <RetryButton
          onRetry={async () => {
            setFailed(false);
            setAttempt(attempt + 1);
          }}
        />
      </div>
    );
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a map is not a set of form fields */}
      <div
        ref={ground}
        className="store-map-ground"
        role="group"
        aria-label={t('stores.map.label')}
        aria-busy={!map}
      />
      {map && !tiles && <Ground map={map} onAttribution={setAttribution} />}
      <div className="store-map-zoom">
        <Button kind="quiet" aria-label={t('stores.map.in')} onClick={() => map?.zoomBy(1)}>
          <Plus size={20} aria-hidden="true" />
        </Button>
        <Button kind="quiet" aria-label={t('stores.map.out')} onClick={() => map?.zoomBy(-1)}>
          <Minus size={20} aria-hidden="true" />
        </Button>
      </div>
      <ChosenStore store={places.find(({ id }) => id === chosen)} now={props.now} />
      <p className="store-map-source">{attribution}</p>
    </>
  );
}

/** Draws land and borders from the content system; without them the pins are on a plain background. */
function Ground({ map, onAttribution }: { map: MapHandle; onAttribution: (of: string) => void }) {
  const { value } = useAnswer(storeMapQuery());
  useEffect(() => {
    if (!value) return;
    map.setGround(value.ground);
    onAttribution(value.attribution);
  }, [map, value, onAttribution]);
  return null;
}
