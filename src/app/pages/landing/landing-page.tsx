import { Navigate, redirect, useParams } from 'react-router-dom';
import { landingPageQuery } from '../../../content/landing-pages.ts';
import { FIRST_LANDING, landingPath } from '../../../lib/info-paths.ts';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { GONE } from '../../state/arrival-notice.ts';
import { useAnswer, useApp } from '../../state/context.ts';
import { widgetKinds } from '../../widgets/widget-kinds.ts';
import { needsOf, WidgetView } from '../../widgets/widget-view.tsx';
import { pageLoader } from '../page-loader.ts';
import { LandingHero } from './landing-hero.tsx';
import './landing-page.css';

export const loader = pageLoader(async ({ config, queries, locale }, { params }) => {
  const { slug = FIRST_LANDING } = params;
  if (params['slug'] === FIRST_LANDING) return redirect(config.routes.landing ?? '/');
  const [page] = await queries.need(landingPageQuery(slug, locale, widgetKinds));
  if (!page) return redirect(GONE);
  await queries.want(...needsOf(page.items, { locale }));
  return undefined;
});

/** Landing page of a campaign: its promise, one link, and blocks as on the home page. */
function LandingPage() {
  const { slug = FIRST_LANDING } = useParams();
  const { config, locale } = useApp();
  const { value } = useAnswer(landingPageQuery(slug, locale, widgetKinds));
  const page = value?.[0];
  // An editor can remove the page while it is open.
  if (value && !page) return <Navigate to={GONE} replace />;
  if (!page) return null;
  return (
    <>
      <PageHead
        title={page.title}
        description={page.metaDescription ?? page.claim}
        metaTitle={page.metaTitle}
        picture={page.shareImage ?? page.image}
        noIndex={page.noIndex}
        path={landingPath(config.routes.landing, slug)}
      />
      <LandingHero page={page} />
      <div className="home landing-blocks">
        {page.items.map((item) => (
          <WidgetView key={item.id} item={item} />
        ))}
      </div>
    </>
  );
}

export { LandingPage as Component };
