import type { ReactNode } from 'react';
import { type CmsCode, cmsMessagesQuery } from '../../../content/cms-message.ts';
import { useText } from '../../i18n/text.ts';
import { useAnswer, useApp } from '../../state/context.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { SafeHtml } from '../../ui/safe-html.tsx';
import './dialogs.css';

interface CmsDialogProps {
  code: CmsCode;
  /** Fallback until editors' texts load, or if there are none. */
  title: string;
  text: string;
  open: boolean;
  onDone: () => void;
  /** Actions below the text. */
  children: ReactNode;
}

/** A dialog with title and text from the CMS, by code. */
export function CmsDialog({ code, title, text, open, onDone, children }: CmsDialogProps) {
  const { t } = useText();
  const messages = useAnswer(cmsMessagesQuery(useApp().locale)).value;
  const message = messages?.find((one) => one.code === code);
  const heading = message?.title ?? title;
  return (
    <Dialog
      open={open}
      label={heading}
      closeLabel={t('frame.close')}
      onClose={onDone}
      head={<h2>{heading}</h2>}
    >
      {message ? <SafeHtml html={message.html} /> : <p>{text}</p>}
      {children}
    </Dialog>
  );
}
