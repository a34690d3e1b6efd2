import { homeQuery } from '../../../content/home.ts';
import { widgetKinds } from '../../widgets/widget-kinds.ts';
import type { OfflinePage } from '../offline-pages.ts';

export const offline: OfflinePage = {
  route: 'home',
  label: 'home.title',
  lists: (locale) => [homeQuery(locale, widgetKinds)],
  onVisitOnly: true,
};
