import MapIcon from 'lucide-react/icons/map';
import { useEffect, useRef } from 'react';
import { useText } from '../../i18n/text.ts';
import { useApp } from '../../state/context.ts';
import { observeSeen } from '../../state/live-values/observe-seen.ts';
import { Button } from '../../ui/button.tsx';
import { DrawnMap, type StoreMapProps } from './drawn-map.tsx';
import { tilesHost } from './tiles-host.ts';
import './store-map.css';
import { passFocusOn } from '../../ui/pass-focus-on.ts';

export const MAP_ID = 'store-map';
/** Id of the button that loads the map. The text beside it says which host learns of the visitor. */
export const MAP_ASK_ID = 'store-map-ask';

/** Whether list and map stand side by side (stores-page.css). */
export const isMapBeside = (): boolean => matchMedia('(width > 900px)').matches;

/**
 * Loads the map on demand or, beside the list, when it comes into view. Third-party tiles learn of the visitor, so with
 * them it always waits for a press.
 */
export function StoreMap(props: StoreMapProps) {
  const { t } = useText();
  const tiles = tilesHost(useApp().config);
  const place = useRef<HTMLElement>(null);
  const { isWanted, onWant } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: requested only once
  useEffect(() => {
    if (!place.current || isWanted || tiles || !isMapBeside()) return;
    return observeSeen(place.current, (isSeen) => isSeen && onWant());
  }, [isWanted]);
  return (
    <section ref={place} id={MAP_ID} className="store-map" aria-labelledby="store-map-title">
      <h2 id="store-map-title" className="visually-hidden">
        {t('stores.map')}
      </h2>
      {isWanted ? (
        <DrawnMap {...props} />
      ) : (
        <div className="store-map-ask">
          <Button kind="outline" id={MAP_ASK_ID} ref={passFocusOn} onClick={onWant}>
            <MapIcon size={20} aria-hidden="true" />
            {t('stores.map.show')}
          </Button>
          {tiles && <p>{t('stores.map.tiles', { host: tiles })}</p>}
        </div>
      )}
    </section>
  );
}
