import { Children } from 'react';
import { Block } from '../../ui/block.tsx';
import type { Widget, WidgetProps } from '../widget.ts';
import type { Section as Fields } from './fields.ts';

/** Widgets under one heading; nothing without widgets. */
function Section({ title, level, children }: WidgetProps<Fields>) {
  if (Children.count(children) === 0) return null;
  return (
    <Block className="section" title={title} level={level}>
      {children}
    </Block>
  );
}

export const widget: Widget<Fields> = { Component: Section };
