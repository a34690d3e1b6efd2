import type { ReactNode } from 'react';
import type { Query } from '../../http/query.ts';

export interface WidgetProps<Fields> {
  widget: Fields;
  title?: string | undefined;
  /** Heading level: 3 inside a section. */
  level: 2 | 3;
  /** Children of a section. */
  children?: ReactNode;
}

/** A kind of home block (HOM-5). Every `widget.tsx` exports its `widget`, in a folder that is named after the slug. */
export interface Widget<Fields> {
  Component: (props: WidgetProps<Fields>) => ReactNode;
  /** Its queries, so that the server can run all at once. */
  needs?(widget: Fields, context: { locale: string }): Query<unknown>[];
}
