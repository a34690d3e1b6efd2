import { Navigate, redirect, useParams } from 'react-router-dom';
import { storesQuery } from '../../../content/stores.ts';
import { withNotice } from '../../state/arrival-notice.ts';
import { type AppState, useAnswer, useApp } from '../../state/context.ts';
import { pageLoader } from '../page-loader.ts';
import { findStore } from './find-stores.ts';
import { StoreArticle } from './store-article.tsx';
import './store-page.css';

/** Redirect target when the shop does not exist or no longer does. */
const goneTo = ({ routes }: AppState['config']) => withNotice(routes.stores ?? '/', 'store');

export const loader = pageLoader(async ({ config, queries }, { params }) => {
  const stores = await queries.need(storesQuery());
  return findStore(stores, params['slug']) ? undefined : redirect(goneTo(config));
});

/** One shop: location, opening hours, services and nearby shops. */
function StorePage() {
  const { slug } = useParams();
  const { config } = useApp();
  const { value: stores } = useAnswer(storesQuery());
  if (!stores) return null;
  const store = findStore(stores, slug);
  // An editor can remove it while it is open.
  if (!store) return <Navigate to={goneTo(config)} replace />;
  return <StoreArticle store={store} stores={stores} />;
}

export { StorePage as Component };
