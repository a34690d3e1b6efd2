import { Link } from 'react-router-dom';
import type { Store } from '../../../content/stores.ts';
import { entryPath } from '../../../lib/site-paths.ts';
import { useText } from '../../i18n/text.ts';
import { useApp } from '../../state/context.ts';
import { byDistance } from './find-stores.ts';
import { kmText } from './open-state-text.ts';

const MOST = 3;

/** Lists the shops nearest to another one. */
export function NearbyStores({ store, stores }: { store: Store; stores: readonly Store[] }) {
  const text = useText();
  const { t } = text;
  const { routes } = useApp().config;
  if (!store.position) return null;
  const others = stores.filter(({ id, position }) => position && id !== store.id);
  const near = byDistance(others, store.position).slice(0, MOST);
  if (near.length === 0) return null;
  return (
    <section>
      <h2>{t('stores.nearby')}</h2>
      <ul className="nearby-stores">
        {near.map(({ store: { id, name, city, slug }, km }) => (
          <li key={id}>
            <Link to={entryPath(routes.stores, slug) ?? '/'}>{name}</Link>
            <span>
              <bdi>{city}</bdi>
              {km !== undefined && ` · ${kmText(text, km)}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
