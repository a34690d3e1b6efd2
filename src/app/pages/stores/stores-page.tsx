import { storesQuery } from '../../../content/stores.ts';
import { useText } from '../../i18n/text.ts';
import { useArrivalNotice } from '../../state/arrival-notice.ts';
import type { AppState } from '../../state/context.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Answered } from '../answered.tsx';
import { Page } from '../page.tsx';
import { StoreFinder } from './store-finder.tsx';
import './stores-page.css';

export async function load({ queries }: AppState): Promise<void> {
  await queries.want(storesQuery());
}

/** Every shop: as a list, by town or by distance, and on the map. */
export function StoresPage() {
  const { t } = useText();
  useArrivalNotice({ store: 'stores.unknown' });
  return (
    <Page title={t('stores.title')} intro={t('stores.intro')}>
      <Answered query={storesQuery()} waiting={<Skeleton shape="rows" />}>
        {(stores) => <StoreFinder stores={stores} />}
      </Answered>
    </Page>
  );
}
