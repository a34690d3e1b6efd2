import type { MouseEvent, ReactNode } from 'react';
import { useText } from '../../i18n/text.ts';
import { useApp } from '../../state/context.ts';
import { addToast } from '../../state/toasts.ts';
import { isPlainClick } from '../../ui/plain-links/is-plain-click.ts';
import { chatAddress } from './chat-address.ts';

interface ChatLinkProps {
  className?: string;
  /** Closes overlays that would cover the chat. */
  onOpen?: () => void;
  children: ReactNode;
}

/**
 * Opens the operator's chat over the page; renders nothing where none is configured (HDR-7). It also links to the
 * inbox's own page, which works without scripts and in a new tab.
 */
export function ChatLink({ className, onOpen, children }: ChatLinkProps) {
  const app = useApp();
  const { t } = useText();
  const { chat } = app.config;
  if (!chat) return null;
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onOpen?.();
    import('./open-chat.ts')
      .then(({ openChat }) => openChat(app))
      .catch(() => addToast(app.stores.toasts, { type: 'error', text: t('header.chat.failed') }));
  };
  return (
    <a
      className={className}
      href={chatAddress(chat)}
      target="_blank"
      rel="noopener noreferrer"
      aria-haspopup="dialog"
      onClick={open}
    >
      {children}
    </a>
  );
}
