import type { ReactNode } from 'react';
import type { HomeWidget } from '../../content/home-widgets.ts';
import type { Query } from '../../http/query.ts';

export type WidgetSlug = HomeWidget['slug'];
export type WidgetOf<S extends WidgetSlug> = Extract<HomeWidget, { slug: S }>;

export interface WidgetProps<S extends WidgetSlug> {
  widget: WidgetOf<S>;
  title?: string | undefined;
  /** Of the widget's heading: 3 inside a section. */
  level: 2 | 3;
  /** What a section holds. */
  children?: ReactNode;
}

export interface WidgetEntry<S extends WidgetSlug> {
  Component: (props: WidgetProps<S>) => ReactNode;
  /** What it reads, so that the server can ask for all of it at once. */
  needs(widget: WidgetOf<S>, context: { locale: string }): Query<unknown>[];
}
