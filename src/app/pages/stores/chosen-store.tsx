import { Link } from 'react-router-dom';
import type { Store } from '../../../content/stores.ts';
import { entryPath } from '../../../lib/site-paths.ts';
import { useText } from '../../i18n/text.ts';
import { useApp } from '../../state/context.ts';
import { OpenLine } from './open-line.tsx';

/** Shows the shop of the chosen pin, over the bottom of the map. */
export function ChosenStore({ store, now }: { store: Store | undefined; now: number | undefined }) {
  const { t } = useText();
  const { routes } = useApp().config;
  return (
    <div className="store-map-chosen">
      {/* Without the opening state: it changes every minute and would be announced each time. */}
      <p role="status">
        {store && (
          <>
            <strong>{store.name}</strong>
            <br />
            {store.address}, {store.city}
          </>
        )}
      </p>
      {store && (
        <>
          <OpenLine store={store} now={now} />
          <Link
            to={entryPath(routes.stores, store.slug) ?? '/'}
            aria-label={`${t('stores.map.open')}: ${store.name}`}
          >
            {t('stores.map.open')}
          </Link>
        </>
      )}
    </div>
  );
}
