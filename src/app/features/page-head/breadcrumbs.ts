/** A breadcrumb: name and path without language prefix. */
export interface Crumb {
  name: string;
  path: string;
}

/**
 * Builds the breadcrumbs of a page as structured data.
 * @param trail home first, the page itself last
 * @param addressOf turns a path into a URL in the page's language
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
