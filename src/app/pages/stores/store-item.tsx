import MapPin from 'lucide-react/icons/map-pin';
import { Link } from 'react-router-dom';
import type { Store } from '../../../content/stores.ts';
import { entryPath } from '../../../lib/site-paths.ts';
import { useText } from '../../i18n/text.ts';
import { useApp } from '../../state/context.ts';
import { OpenLine } from './open-line.tsx';
import { kmText } from './open-state-text.ts';

interface StoreItemProps {
  store: Store;
  /** Distance from the visitor. */
  km: number | undefined;
  now: number | undefined;
  isChosen: boolean;
  onShow: () => void;
}

export const itemId = (id: string) => `store-${id}`;

/** A shop in the list: address, distance and opening state. Its name links to its page. */
export function StoreItem({ store, km, now, isChosen, onShow }: StoreItemProps) {
  const text = useText();
  const { t } = text;
  const { routes } = useApp().config;
  const { id, name, address, postalCode, city, position } = store;
  return (
    <li id={itemId(id)} className="store-item" aria-current={isChosen || undefined}>
      <div>
        <h2>
          <Link to={entryPath(routes.stores, store.slug) ?? '/'}>{name}</Link>
        </h2>
        <p>
          {address}
          <br />
          <bdi>{postalCode}</bdi> {city}
          {km !== undefined && (
            <>
              {' · '}
              <span className="store-item-km">{kmText(text, km)}</span>
            </>
          )}
        </p>
        <OpenLine store={store} now={now} />
      </div>
      {position && (
        <button
          type="button"
          className="store-item-show"
          aria-label={t('stores.map.showOne', { name })}
          onClick={onShow}
        >
          <MapPin size={20} aria-hidden="true" />
        </button>
      )}
    </li>
  );
}
