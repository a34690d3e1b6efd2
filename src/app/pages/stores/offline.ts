import { storesQuery } from '../../../content/stores.ts';
import type { OfflinePage } from '../offline-pages.ts';

export const offline: OfflinePage = {
  route: 'stores',
  label: 'pages.stores',
  lists: () => [storesQuery()],
};
