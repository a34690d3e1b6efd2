import { RichHtml } from '../../features/rich-html/rich-html.tsx';
import { Block } from '../../ui/block.tsx';
import type { WidgetEntry, WidgetProps } from '../widget.ts';

/** The editor's own text. */
function RichText({ widget, title, level }: WidgetProps<'rich-text'>) {
  return (
    <Block className="rich-text-block" title={title} level={level}>
      <RichHtml html={widget.html} />
    </Block>
  );
}

export const richText: WidgetEntry<'rich-text'> = { Component: RichText, needs: () => [] };
