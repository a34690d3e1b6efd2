import { memo, Suspense } from 'react';
import type { HomeItem } from '../../content/home.ts';
import type { Query } from '../../http/query.ts';
import type { Widget } from './widget.ts';
import { WidgetBoundary } from './widget-boundary.tsx';

/** By folder, which is named for the slug. */
const kinds = import.meta.glob<Widget<never>>('./*/widget.tsx', { eager: true, import: 'widget' });
// TypeScript cannot follow that a slug picks the widget and its fields alike.
const kindOf = (slug: string) => kinds[`./${slug}/widget.tsx`] as Widget<never>;

interface WidgetViewProps {
  item: HomeItem;
  level?: 2 | 3;
}

/**
 * One item of the home page with the items inside it. A fault in it stays in it: Suspense holds it on the
 * server (the browser then tries again), the error boundary in the browser. Remembered, because new props
 * would make React take over the server's markup of every item at once instead of one by one (PF-2).
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

/** Every query that these items and those inside them read. */
export function needsOf(items: HomeItem[], context: { locale: string }): Query<unknown>[] {
  return items.flatMap(({ widget, children }) => [
    ...(kindOf(widget.slug).needs?.(widget as never, context) ?? []),
    ...needsOf(children, context),
  ]);
}
