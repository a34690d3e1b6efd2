import { promotionsQuery } from '../../../content/promotions.ts';
import type { OfflinePage } from '../offline-pages.ts';

export const offline: OfflinePage = {
  route: 'promotions',
  label: 'promotions.title',
  lists: (locale) => [promotionsQuery(locale)],
};
