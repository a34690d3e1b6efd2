import { Children } from 'react';
import { Block } from '../../ui/block.tsx';
import type { WidgetEntry, WidgetProps } from '../widget.ts';

/** Widgets under one heading; none, no heading. */
function Section({ title, level, children }: WidgetProps<'section'>) {
  if (Children.count(children) === 0) return null;
  return (
    <Block className="section" title={title} level={level}>
      {children}
    </Block>
  );
}

export const section: WidgetEntry<'section'> = { Component: Section, needs: () => [] };
