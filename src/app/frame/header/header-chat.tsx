import MessageCircle from 'lucide-react/icons/message-circle';
import { ChatLink } from '../../features/chat/chat-link.tsx';
import { useText } from '../../i18n/text.ts';
import { useStores } from '../../state/context.ts';
import { useSnapshot } from '../../state/use-snapshot.ts';

/** Button for the operator's chat, if configured (HDR-7), with the number of new messages. */
export function HeaderChat() {
  const { t } = useText();
  const { unread } = useSnapshot(useStores().chat);
  return (
    <ChatLink className="icon-button header-chat">
      <MessageCircle aria-hidden />
      <span className="visually-hidden">
        {unread > 0 ? t('header.chat.unread', { count: unread }) : t('header.chat')}
      </span>
      {unread > 0 && (
        <span className="header-chat-count" aria-hidden>
          {unread > 9 ? '9+' : unread}
        </span>
      )}
    </ChatLink>
  );
}
