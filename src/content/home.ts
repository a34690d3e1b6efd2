import type { Query } from '../http/query.ts';
import type { HomeItem, WidgetKinds } from './wire/home.ts';

export type { HomeItem, ParseWidget, WidgetKinds } from './wire/home.ts';

/** What follows a list of blocks, for each with its widget and one level into the widget's own fields. */
export const WIDGETS = '[populate][widget][populate][specificFields][populate]=*';

/** HOM-2, QRY-1: content type home, page size 100, one level into each widget's own fields. */
export function homeQuery(locale: string, widgetKinds: WidgetKinds): Query<HomeItem[]> {
  return {
    key: `home:${locale}`,
    family: 'content',
    path: `/api/homes?populate[homeContent][populate][parent]=true&populate[homeContent]${WIDGETS}&pagination[start]=0&pagination[limit]=100&locale=${locale}`,
    parse: async (wire, context) =>
      (await import('./wire/home.ts')).parseHome(wire, context, widgetKinds),
  };
}
