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

/** Every read of the frame, all deferred: a missing answer costs its own part only (FRM-4). */
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
