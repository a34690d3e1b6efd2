/** A page on the way from home: its name, and its path without language prefix. */
export interface Crumb {
  name: string;
  path: string;
}

/**
 * The way from home to a page as structured data.
 * @param trail home first, the page itself last
 * @param addressOf a path as an address in the page's language
 */
export const breadcrumbs = (trail: readonly Crumb[], addressOf: (path: string) => string) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: addressOf(path),
  })),
});
