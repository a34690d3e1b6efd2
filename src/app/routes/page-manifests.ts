import type { Page, PageName } from '../pages/page-manifest.ts';

/** All manifests below src/app/pages. */
export const allPages: readonly Page[] = Object.values(
  import.meta.glob<readonly Page[]>('../pages/**/page.ts', { eager: true, import: 'pages' }),
).flat();

/** Name of a page and its route. */
export const nameOf = ({ path }: Pick<Page, 'path'>): PageName =>
  typeof path === 'string' ? path : path[0];
