import * as v from 'valibot';
import type { ParseContext, Query } from '../http/query.ts';
import { type HomeItem, parseItems, type WidgetKinds } from './parsing/home-items.ts';
import { firstRow, isEmptyList } from './parsing/rows.ts';

export type { HomeItem, ParseWidget, WidgetKinds } from './parsing/home-items.ts';

/** Populate suffix of a block list: each widget with one level of its own fields. */
export const WIDGETS = '[populate][widget][populate][specificFields][populate]=*';

/** HOM-2, QRY-1: content type home, page size 100, one level of each widget's fields. */
export function homeQuery(locale: string, widgetKinds: WidgetKinds): Query<HomeItem[]> {
  return {
    key: `home:${locale}`,
    family: 'content',
    path: `/api/homes?populate[homeContent][populate][parent]=true&populate[homeContent]${WIDGETS}&pagination[start]=0&pagination[limit]=100&locale=${locale}`,
    parse: async (wire, context) =>
      (await import('./home.ts')).parseHome(wire, context, widgetKinds),
  };
}

const homeRow = v.object({ homeContent: v.array(v.unknown()) });

export async function parseHome(
  wire: unknown,
  context: ParseContext,
  kinds: WidgetKinds,
): Promise<HomeItem[] | undefined> {
  if (isEmptyList(wire)) return [];
  const row = v.safeParse(homeRow, firstRow(wire));
  return row.success ? parseItems(row.output.homeContent, context, kinds) : undefined;
}
