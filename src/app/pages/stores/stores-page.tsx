import { storesQuery } from '../../../content/stores.ts';
import { useText } from '../../i18n/text.ts';
import { useArrivalNotice } from '../../state/arrival-notice.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Answered } from '../answered.tsx';
import { Page } from '../page.tsx';
import { pageLoader } from '../page-loader.ts';
import { StoreFinder } from './store-finder.tsx';
import './stores-page.css';

export const loader = pageLoader(async ({ queries }) => {
  await queries.want(storesQuery());
});

/** All shops, as a list by town or distance, and on the map. */
function StoresPage() {
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

export { StoresPage as Component };
