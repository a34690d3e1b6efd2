import MessageCircle from 'lucide-react/icons/message-circle';
import { chatAddress } from '../../features/chat/chat-address.ts';
import { useText } from '../../i18n/text.ts';
import { useApp } from '../../state/context.ts';

/** To the operator's chat, where one is configured (HDR-7): the inbox's own page, in a tab of its own. */
export function ChatLink() {
  const { t } = useText();
  const { chat } = useApp().config;
  if (!chat) return null;
  return (
    <a className="icon-button" href={chatAddress(chat)} target="_blank" rel="noopener noreferrer">
      <MessageCircle aria-hidden />
      <span className="visually-hidden">{t('header.chat')}</span>
    </a>
  );
}
