/** @param base the configured route of the help centre */
export const helpCategoryPath = (base: string | undefined, key: string): string | undefined =>
  base && `${base}/${encodeURIComponent(key)}`;

/** @param base the configured route of the help centre */
export const helpArticlePath = (base: string | undefined, key: string, slug: string) =>
  base && `${helpCategoryPath(base, key)}/${encodeURIComponent(slug)}`;

/** Slugs of texts that have their own route. */
export const COOKIES_TEXT = 'cookies';
export const PAYMENTS_TEXT = 'payment-methods';

/** Path of a text of the content system; undefined if no page shows it. @param routes the configured ones */
export function textPagePath(
  routes: {
    cookiesPolicy?: string | undefined;
    paymentMethodsInfo?: string | undefined;
    legal?: string | undefined;
  },
  slug: string,
): string | undefined {
  if (slug === COOKIES_TEXT) return routes.cookiesPolicy;
  if (slug === PAYMENTS_TEXT) return routes.paymentMethodsInfo;
  return routes.legal && `${routes.legal}/${slug}`;
}

/** Slug of the landing page at the base route. */
export const FIRST_LANDING = 'welcome';

/** Path of a landing page. @param base the configured route of landing pages */
export const landingPath = (base: string | undefined, slug: string): string | undefined =>
  slug === FIRST_LANDING ? base : base && `${base}/${slug}`;
