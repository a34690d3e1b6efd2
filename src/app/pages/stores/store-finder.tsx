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
import { useShopClock } from './open-line.tsx';
import { itemId, StoreItem } from './store-item.tsx';
import { isMapBeside, MAP_ASK_ID, MAP_ID, StoreMap } from './store-map.tsx';
import { tilesHost } from './tiles-host.ts';
import { usePosition } from './use-position.ts';

const NEAREST = 3;

/** The list for the URL's search, and the map beside it. A shop chosen in one is chosen in both. */
export function StoreFinder({ stores }: { stores: Store[] }) {
  const { t, locale } = useText();
  const tiles = tilesHost(useApp().config);
  const search = useSearch();
  const position = usePosition();
  // Dozens of opening states render in slices, so that input is not blocked (PF-2).
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
  // With a known position, the map starts there rather than with the whole country.
  const inView = useMemo(() => (here ? places.slice(0, NEAREST) : places), [here, places]);

  // The map keeps the callbacks it was drawn with.
  const chooseInList = useCallback((id: string) => {
    setChosen(id);
    scrollToItem(id);
  }, []);

  function showOnMap(id: string | undefined): void {
    setChosen(id);
    // The button that loads tiles comes with a text about their host and what it learns.
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
        {found.length === 0 && <NoneFound isSearch={q !== ''} />}
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

/** On small screens the map must stay in view; it shows the chosen shop at its bottom. */
function scrollToItem(id: string): void {
  if (isMapBeside()) document.getElementById(itemId(id))?.scrollIntoView({ block: 'nearest' });
}

function NoneFound({ isSearch }: { isSearch: boolean }) {
  const { t } = useText();
  const { pathname } = useLocation();
  if (!isSearch)
    return (
      <PageState icon={MapPinOff} title={t('stores.empty.title')} text={t('stores.empty.text')}>
        <Link className={buttonClass('quiet')} to="/">
          {t('pages.home')}
        </Link>
      </PageState>
    );
  return (
    <PageState icon={MapPinOff} title={t('stores.none.title')} text={t('stores.none.text')}>
      <Link className={buttonClass('quiet')} to={pathname}>
        {t('stores.none.all')}
      </Link>
    </PageState>
  );
}
