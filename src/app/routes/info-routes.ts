import type { RouteObject } from 'react-router-dom';
import type { PagePaths } from '../../config/paths.ts';
import type { MakePage } from './page-route.ts';

/** A campaign's page has one way on: there is nothing around it to get lost in (RTE-8). */
const LANDING_FLAGS = {
  hideDesktopNav: true,
  hideMobileNav: true,
  hideSiteMap: true,
  hideBurger: true,
  hideBanners: true,
  ownSeo: true,
} as const;

/** What the house tells of itself: help, its shops, its policies and terms, how to pay, and its campaigns. */
export function infoRoutes(paths: PagePaths, page: MakePage): RouteObject[] {
  return [
    ...page(
      paths.device,
      () => import('../pages/device/device-page.tsx').then((m) => ({ Component: m.DevicePage })),
      {
        module: 'src/app/pages/device/device-page.tsx',
        messages: ['device'],
        hideBanners: true,
        ownSeo: true,
      },
    ),
    ...page(
      paths.help,
      () =>
        import('../pages/help/help-page.tsx').then((m) => ({
          Component: m.HelpPage,
          load: m.load,
        })),
      { module: 'src/app/pages/help/help-page.tsx', messages: ['help'], searchKeys: ['q'] },
    ),
    ...page(
      paths.helpCategory,
      () =>
        import('../pages/help/category-page.tsx').then((m) => ({
          Component: m.CategoryPage,
          load: m.load,
        })),
      { module: 'src/app/pages/help/category-page.tsx', messages: ['help'], ownSeo: true },
    ),
    ...page(
      paths.helpArticle,
      () =>
        import('../pages/help/article-page.tsx').then((m) => ({
          Component: m.ArticlePage,
          load: m.load,
        })),
      { module: 'src/app/pages/help/article-page.tsx', messages: ['help'], ownSeo: true },
    ),
    ...page(
      paths.stores,
      () =>
        import('../pages/stores/stores-page.tsx').then((m) => ({
          Component: m.StoresPage,
          load: m.load,
        })),
      { module: 'src/app/pages/stores/stores-page.tsx', messages: ['stores'], searchKeys: ['q'] },
    ),
    ...page(
      paths.store,
      () =>
        import('../pages/stores/store-page.tsx').then((m) => ({
          Component: m.StorePage,
          load: m.load,
        })),
      { module: 'src/app/pages/stores/store-page.tsx', messages: ['stores'], ownSeo: true },
    ),
    ...page(
      paths.cookies,
      () =>
        import('../pages/text-page/cookies-page.tsx').then((m) => ({
          Component: m.CookiesPage,
          load: m.load,
        })),
      { module: 'src/app/pages/text-page/cookies-page.tsx', messages: ['info'], ownSeo: true },
    ),
    ...page(
      paths.legal,
      () =>
        import('../pages/text-page/legal-page.tsx').then((m) => ({
          Component: m.LegalPage,
          load: m.load,
        })),
      { module: 'src/app/pages/text-page/legal-page.tsx', messages: ['info'], ownSeo: true },
    ),
    ...page(
      paths.paymentMethods,
      () =>
        import('../pages/payment-methods/payment-methods-page.tsx').then((m) => ({
          Component: m.PaymentMethodsPage,
          load: m.load,
        })),
      {
        module: 'src/app/pages/payment-methods/payment-methods-page.tsx',
        messages: ['info'],
        ownSeo: true,
      },
    ),
    ...page(
      paths.landing,
      () =>
        import('../pages/landing/landing-page.tsx').then((m) => ({
          Component: m.LandingPage,
          load: m.load,
        })),
      { module: 'src/app/pages/landing/landing-page.tsx', messages: ['info'], ...LANDING_FLAGS },
    ),
  ];
}
