import { memo, Suspense } from 'react';
import type { HomeItem } from '../../content/home.ts';
import { asPart, type Query } from '../../http/query.ts';
import type { Widget } from './widget.ts';
import { WidgetBoundary } from './widget-boundary.tsx';

/** Widgets by the path of their folder, which is named after the slug. */
const kinds = import.meta.glob<Widget<never>>('./*/widget.tsx', { eager: true, import: 'widget' });
// TypeScript cannot express that a slug selects both the widget and the type of its fields.
const kindOf = (slug: string) => kinds[`./${slug}/widget.tsx`] as Widget<never>;

interface WidgetViewProps {
  item: HomeItem;
  level?: 2 | 3;
}

/**
 * A home item with its children. Errors stay inside: by Suspense on the server (the browser retries), by the error
 * boundary in the browser. Memoised, because new props would hydrate all items at once instead of one by one (PF-2).
 */
export const WidgetView = memo(function WidgetView({ item, level = 2 }: WidgetViewProps) {
  const { Component } = kindOf(item.widget.slug);
  return (
    <WidgetBoundary name={`${item.widget.slug} ${item.id}`}>
      <Suspense fallback={null}>
        <Component widget={item.widget as never} title={item.title} level={level}>
          {item.children.map((child) => (
            <WidgetView key={child.id} item={child} level={3} />
          ))}
        </Component>
      </Suspense>
    </WidgetBoundary>
  );
});

/** All queries of these items and their children. One that is refused for good leaves its block empty (HOM-5). */
export function needsOf(items: HomeItem[], context: { locale: string }): Query<unknown>[] {
  return items.flatMap(({ widget, children }) => [
    ...(kindOf(widget.slug).needs?.(widget as never, context) ?? []).map(asPart),
    ...needsOf(children, context),
  ]);
}
