import { helpQuery, helpTopicsQuery } from '../../../content/help.ts';
import type { OfflinePage } from '../offline-pages.ts';

export const offline: OfflinePage = {
  route: 'helpInfo',
  label: 'pages.help',
  lists: (locale) => [helpQuery(locale), helpTopicsQuery(locale)],
};
