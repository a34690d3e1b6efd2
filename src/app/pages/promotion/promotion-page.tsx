import { Navigate, redirect, useParams } from 'react-router-dom';
import { promotionQuery } from '../../../content/promotions.ts';
import { withNotice } from '../../state/arrival-notice.ts';
import { type AppState, useAnswer, useApp } from '../../state/context.ts';
import { usePageTime } from '../../state/live-values/use-time.ts';
import { pageLoader } from '../page-loader.ts';
import { PromotionArticle } from './promotion-article.tsx';
import './promotion-page.css';

/** Redirect target when the promotion does not exist or no longer does. */
const goneTo = ({ routes }: AppState['config']) =>
  withNotice(routes.promotions ?? '/', 'promotion');

export const loader = pageLoader(async ({ config, queries, locale }, { params }) => {
  const found = await queries.need(promotionQuery(params['slug'] ?? '', locale));
  if (found.length > 0) return undefined;
  return redirect(goneTo(config));
});

/** One promotion: description, dates, terms, and how to take part. */
function PromotionPage() {
  const { slug = '' } = useParams();
  const { config, locale } = useApp();
  const query = promotionQuery(slug, locale);
  const { value } = useAnswer(query);
  const now = usePageTime();
  const promotion = value?.[0];
  // An editor can remove it while it is open.
  if (value && !promotion) return <Navigate to={goneTo(config)} replace />;
  return promotion ? <PromotionArticle promotion={promotion} now={now} /> : null;
}

export { PromotionPage as Component };
