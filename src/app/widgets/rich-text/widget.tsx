import { RichHtml } from '../../features/rich-html/rich-html.tsx';
import { Block } from '../../ui/block.tsx';
import type { Widget, WidgetProps } from '../widget.ts';
import type { RichText as Fields } from './fields.ts';

/** An editor's text. */
function RichText({ widget, title, level }: WidgetProps<Fields>) {
  return (
    <Block className="rich-text-block" title={title} level={level}>
      <RichHtml html={widget.html} />
    </Block>
  );
}

export const widget: Widget<Fields> = { Component: RichText };
