import { memo } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { useCookieNotice } from '../features/consent/cookie-notice/use-cookie-notice.ts';
import { useSeoTexts } from '../features/page-head/use-seo-text.ts';
import { RichHtml } from '../features/rich-html/rich-html.tsx';
import { useTheme } from '../features/theme/theme.ts';
import { useText } from '../i18n/text.ts';
import { useArrivalNotice } from '../state/arrival-notice.ts';
import { useStores } from '../state/context.ts';
import { isPartShown } from '../state/screen-requests.ts';
import { useSnapshot } from '../state/use-snapshot.ts';
import { BannerArea } from './banner-area.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import { MobileNav } from './mobile-nav/mobile-nav.tsx';
import { useFreshMenu } from './mobile-nav/use-fresh-menu.ts';
import { Overlays } from './overlays.tsx';
import { useRouteFlags } from './route-flags.ts';

export { frameQueries } from './frame-queries.ts';

/**
 * The frame around every page (FRM-1), without the parts that the route or a screen hides. The parts are memoised,
 * because this component renders at each step of a navigation (PF-9).
 */
export function MainLayout() {
  const { t } = useText();
  const flags = useRouteFlags();
  useTheme();
  useCookieNotice();
  useArrivalNotice({ gone: 'notFound.notice' });
  const { requests } = useSnapshot(useStores().screenRequests);
  const hasMobileNav = isPartShown(requests, 'mobileNav', !flags.hideMobileNav);
  useFreshMenu(hasMobileNav);
  return (
    <div className="frame">
      <a className="frame-skip visually-hidden-until-focus" href="#content">
        {t('frame.skip')}
      </a>
      <Header flags={flags} />
      {!flags.hideBanners && <BannerArea />}
      <main id="content" className="frame-content" tabIndex={-1}>
        <Outlet />
      </main>
      {isPartShown(requests, 'seoText', !flags.ownSeo) && <SeoText />}
      {isPartShown(requests, 'footer', true) && <Footer siteMap={!flags.hideSiteMap} />}
      {hasMobileNav && <MobileNav />}
      <Overlays />
      <ScrollRestoration />
    </div>
  );
}

/** The editors' SEO text below the page, or the generic one. */
const SeoText = memo(function SeoText() {
  const { own, generic } = useSeoTexts();
  const text = own ?? generic;
  if (!text?.html) return null;
  return (
    <section className="seo-text" aria-labelledby="seo-text-title">
      <h2 id="seo-text-title">{text.title}</h2>
      <RichHtml html={text.html} />
    </section>
  );
});
