import * as v from 'valibot';
import type { ParseContext } from '../../http/query.ts';
import { firstOf, optionalText, toId } from './rows.ts';

/** A widget with its checked fields. The slug names its kind; each kind defines its fields (src/app/widgets). */
interface HomeWidget {
  slug: string;
  [field: string]: unknown;
}

/** Parses a widget's own fields. Returns undefined if they are invalid; then only this widget is left out. */
export type ParseWidget = (fields: unknown, context: ParseContext) => Promise<object | undefined>;
/** Loads the parsers of all widget kinds of the site. */
export type WidgetKinds = () => Promise<{ parserOf: (slug: string) => ParseWidget | undefined }>;

/** A home block; a `section` contains blocks that name it as parent. */
export interface HomeItem {
  id: string;
  title?: string;
  widget: HomeWidget;
  children: HomeItem[];
}

/** The page size of the query (HOM-2). */
const MOST_ITEMS = 100;

const itemRow = v.object({
  documentId: v.string(),
  slug: v.string(),
  parent: v.fallback(v.nullish(v.object({ documentId: v.string() })), null),
  widget: v.object({ title: optionalText, specificFields: v.nullish(v.array(v.unknown())) }),
});

/** Parses the blocks of a page; invalid ones are left out alone (HOM-5). */
export async function parseItems(
  entries: readonly unknown[],
  context: ParseContext,
  kinds: WidgetKinds,
): Promise<HomeItem[]> {
  const { parserOf } = await kinds();
  const items: NamedItem[] = [];
  for (const entry of firstOf(entries, MOST_ITEMS, 'home items', context)) {
    const parsed = v.safeParse(itemRow, entry);
    if (!parsed.success) {
      context.report(`home item left out: ${v.summarize(parsed.issues)}`);
      continue;
    }
    const { slug, widget: source, parent, documentId } = parsed.output;
    const id = toId(documentId);
    const parseWidget = parserOf(slug);
    if (!parseWidget) {
      context.report(`home item ${id} left out: no widget for slug ${slug}`);
      continue;
    }
    const widget = await parseWidget(source.specificFields?.[0], {
      ...context,
      report: (problem) => context.report(`home item ${id} (${slug}): ${problem}`),
    });
    if (!widget) {
      context.report(`home item ${id} (${slug}) left out: its fields do not fit`);
      continue;
    }
    const item: HomeItem = {
      id,
      widget: { ...widget, slug },
      children: [],
      ...(source.title && { title: source.title }),
    };
    items.push({ item, documentId, parent: parent?.documentId });
  }
  return nest(items);
}

/** An item with its own full id and its parent's, used to find sections. */
interface NamedItem {
  item: HomeItem;
  documentId: string;
  parent: string | undefined;
}

/** Nests items under their section; those without a valid parent stay at the top. */
function nest(items: NamedItem[]): HomeItem[] {
  const sections = new Map(
    items
      .filter(({ item }) => item.widget.slug === 'section')
      .map(({ item, documentId }) => [documentId, item]),
  );
  return items.flatMap(({ item, parent }) => {
    const section =
      parent === undefined || item.widget.slug === 'section' ? undefined : sections.get(parent);
    if (!section) return [item];
    section.children.push(item);
    return [];
  });
}
