import type { Page, PageName } from '../pages/page-manifest.ts';

/** The manifests below src/app/pages. */
export const allPages: readonly Page[] = Object.values(
  import.meta.glob<readonly Page[]>('../pages/**/page.ts', { eager: true, import: 'pages' }),
).flat();

/** The name of a page, and of its route. */
export const nameOf = ({ path }: Pick<Page, 'path'>): PageName =>
  typeof path === 'string' ? path : path[0];
