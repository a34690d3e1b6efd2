import { bannersQuery } from '../../content/banners.ts';
import {
  footerTextQuery,
  helpLinksQuery,
  legalLinksQuery,
  poweredByQuery,
  sitemapBlocksQuery,
  socialNetworksQuery,
  sponsoredItemsQuery,
} from '../../content/footer.ts';
import { burgerMenuQuery, desktopMenuQuery, mobileMenuQuery } from '../../content/menus.ts';
import type { Query } from '../../http/query.ts';
import { footerPaymentMethodsQuery, gameProvidersQuery } from '../../operator/catalogue.ts';

/** All queries of the frame, deferred: a missing answer affects only its part (FRM-4). */
export function frameQueries(locale: string): Query<unknown>[] {
  return [
    desktopMenuQuery(locale),
    mobileMenuQuery(locale),
    burgerMenuQuery(locale),
    bannersQuery('site-top', locale),
    sitemapBlocksQuery(locale),
    helpLinksQuery(locale),
    legalLinksQuery(),
    socialNetworksQuery(),
    sponsoredItemsQuery(locale),
    poweredByQuery(),
    footerTextQuery(locale),
    footerPaymentMethodsQuery(),
    gameProvidersQuery(),
  ];
}
