import type { Query } from '../http/query.ts';
import type { HomeItem, WidgetKinds } from './wire/home.ts';

export type { HomeItem, ParseWidget, WidgetKinds } from './wire/home.ts';

/** Populate suffix of a block list: each widget with one level of its own fields. */
export const WIDGETS = '[populate][widget][populate][specificFields][populate]=*';

/** HOM-2, QRY-1: content type home, page size 100, one level of each widget's fields. */
export function homeQuery(locale: string, widgetKinds: WidgetKinds): Query<HomeItem[]> {
  return {
    key: `home:${locale}`,
    family: 'content',
    path: `/api/homes?populate[homeContent][populate][parent]=true&populate[homeContent]${WIDGETS}&pagination[start]=0&pagination[limit]=100&locale=${locale}`,
    parse: async (wire, context) =>
      (await import('./wire/home.ts')).parseHome(wire, context, widgetKinds),
  };
}
