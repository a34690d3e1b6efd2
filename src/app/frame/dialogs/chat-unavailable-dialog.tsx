import { Link } from 'react-router-dom';
import { WaysToTalk } from '../../features/chat/ways-to-talk.tsx';
import { useText } from '../../i18n/text.ts';
import { useApp } from '../../state/context.ts';
import type { QueuedDialogProps } from '../../state/dialogs.ts';
import { useMessages } from '../../state/use-messages.ts';
import { Dialog } from '../../ui/dialog.tsx';
import './dialogs.css';

/** The chat failed to load (F42). Offers its own page and other contact options. */
export function ChatUnavailableDialog({ open, onDone }: QueuedDialogProps) {
  const { t } = useText();
  const { config } = useApp();
  const { helpInfo, stores } = config.routes;
  const hasWords = useMessages('chat');
  if (hasWords === undefined) return null;
  const title = t('chat.unavailable.title');
  const ways = [
    { to: helpInfo, name: t('chat.unavailable.help') },
    { to: stores, name: t('chat.unavailable.stores') },
  ];
  return (
    <Dialog
      open={open}
      label={title}
      closeLabel={t('frame.close')}
      onClose={onDone}
      head={<h2>{title}</h2>}
    >
      <p>{t('chat.unavailable.text')}</p>
      <WaysToTalk inTab onLeave={onDone} />
      {ways.map(
        ({ to, name }) =>
          to !== undefined && (
            <Link key={to} to={to} onClick={onDone}>
              {name}
            </Link>
          ),
      )}
    </Dialog>
  );
}
