import { RichHtml } from '../../features/rich-html/rich-html.tsx';
import { Block } from '../../ui/block.tsx';
import type { Widget, WidgetProps } from '../widget.ts';
import type { Faq as Fields } from './fields.ts';

/** Expandable questions, without script. */
function Faq({ widget, title, level }: WidgetProps<Fields>) {
  if (widget.items.length === 0) return null;
  return (
    <Block className="faq" title={title} level={level}>
      {widget.items.map(({ question, answer }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: questions may repeat
        <details key={index}>
          <summary>{question}</summary>
          <RichHtml html={answer} />
        </details>
      ))}
    </Block>
  );
}

export const widget: Widget<Fields> = { Component: Faq };
