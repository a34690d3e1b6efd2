import MapIcon from 'lucide-react/icons/map';
import MapPinOff from 'lucide-react/icons/map-pin-off';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Store } from '../../../content/stores.ts';
import { searchOf } from '../../../lib/search-words.ts';
import { useText } from '../../i18n/text.ts';
import { useApp } from '../../state/context.ts';
import { useSearch } from '../../state/live-values/use-search.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { PageState } from '../page-state.tsx';
import { SearchForm } from '../search-form.tsx';
import { findStores } from './find-stores.ts';
import { NearMe, NearMeNote } from './near-me.tsx';
import { itemId, StoreItem } from './store-item.tsx';
import { isMapBeside, MAP_ASK_ID, MAP_ID, StoreMap } from './store-map.tsx';
import { tilesHost } from './tiles-host.ts';
import { usePosition } from './use-position.ts';
import { useShopClock } from './use-shop-clock.ts';

const NEAREST = 3;

/** The list that the address asks for, and the map beside it; what is chosen in one is chosen in the other. */
export function StoreFinder({ stores }: { stores: Store[] }) {
  const { t, locale } = useText();
  const tiles = tilesHost(useApp().config);
  const search = useSearch();
  const position = usePosition();
  // Dozens of clocks are read in slices, so that the visitor can go on (PF-2).
  const now = useDeferredValue(useShopClock());
  const [chosen, setChosen] = useState<string>();
  const [isMapWanted, setMapWanted] = useState(false);
  const q = useDeferredValue(searchOf(search));
  const here = position.step.is === 'known' ? position.step.here : undefined;
  const collator = useMemo(() => new Intl.Collator(locale), [locale]);
  const found = useMemo(
    () => findStores(stores, { q, here, collator }),
    [stores, q, here, collator],
  );
  const places = useMemo(() => found.map(({ store }) => store), [found]);
  // Where the visitor is, the map begins there rather than with the whole country.
  const inView = useMemo(() => (here ? places.slice(0, NEAREST) : places), [here, places]);

  // The map keeps what it was drawn with.
  const chooseInList = useCallback((id: string) => {
    setChosen(id);
    scrollToItem(id);
  }, []);

  function showOnMap(id: string | undefined): void {
    setChosen(id);
    // Whose tiles they are, and what they learn, stands beside the one button that asks for them.
    if (tiles && !isMapWanted) {
      document.getElementById(MAP_ASK_ID)?.focus();
      return;
    }
    setMapWanted(true);
    if (!isMapBeside()) document.getElementById(MAP_ID)?.scrollIntoView();
  }

  return (
    <div className="store-finder">
      <div className="store-finder-list">
        <div className="store-finder-tools">
          <SearchForm label={t('stores.search')} submitLabel={t('stores.apply')} />
          <NearMe {...position} />
          <Button kind="quiet" className="store-finder-map" onClick={() => showOnMap(undefined)}>
            <MapIcon size={20} aria-hidden="true" />
            {t('stores.map')}
          </Button>
        </div>
        <NearMeNote step={position.step} />
        <p className="store-finder-count" role="status">
          {t('stores.count', { count: found.length })}
        </p>
        {found.length === 0 && <NoneFound />}
        <ul className="store-items">
          {found.map(({ store, km }) => (
            <StoreItem
              key={store.id}
              store={store}
              km={km}
              now={now}
              isChosen={store.id === chosen}
              onShow={() => showOnMap(store.id)}
            />
          ))}
        </ul>
      </div>
      <StoreMap
        places={places}
        inView={inView}
        here={here}
        chosen={chosen}
        now={now}
        isWanted={isMapWanted}
        onWant={() => setMapWanted(true)}
        onChoose={chooseInList}
      />
    </div>
  );
}

/** Below the list the map has to stay in sight; what was chosen is told at its foot. */
function scrollToItem(id: string): void {
  if (isMapBeside()) document.getElementById(itemId(id))?.scrollIntoView({ block: 'nearest' });
}

function NoneFound() {
  const { t } = useText();
  const { pathname } = useLocation();
  return (
    <PageState icon={MapPinOff} title={t('stores.none.title')} text={t('stores.none.text')}>
      <Link className={buttonClass('quiet')} to={pathname}>
        {t('stores.none.all')}
      </Link>
    </PageState>
  );
}
