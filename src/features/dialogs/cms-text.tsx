import type { ReactNode } from 'react';
import { cmsMessageQuery } from '../../content/cms-message.ts';
import { useAnswer, useApp } from '../../state/context.ts';
import { SafeHtml } from '../../ui/safe-html.tsx';

interface CmsTextProps {
  code: string;
  /** Stand in until the editors' words come, or where they wrote none. */
  title: string;
  text: string;
  children: (title: string, text: ReactNode) => ReactNode;
}

/** Title and text that editors keep under a code. */
export function CmsText({ code, title, text, children }: CmsTextProps) {
  const message = useAnswer(cmsMessageQuery(code, useApp().locale)).value?.[0];
  return children(
    message?.title ?? title,
    message ? <SafeHtml html={message.html} /> : <p>{text}</p>,
  );
}
