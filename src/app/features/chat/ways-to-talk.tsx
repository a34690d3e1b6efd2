import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import { companyInfoQuery } from '../../../content/company-info.ts';
import { phoneLink } from '../../../lib/contact-details.ts';
import { useText } from '../../i18n/text.ts';
import { useAnswer, useApp } from '../../state/context.ts';
import { chatAddress } from './chat-address.ts';
import { ChatLink } from './chat-link.tsx';
import './ways-to-talk.css';

interface WaysToTalkProps {
  /** Opens the chat in a new tab, where it does not load over the page. */
  inTab?: boolean;
  /** Closes the surrounding dialog, which would cover the chat. */
  onLeave: () => void;
}

/** Chat, phone and email of the company, as far as configured (AUT-6). */
export function WaysToTalk({ inTab = false, onLeave }: WaysToTalkProps) {
  const { t } = useText();
  const { chat, company } = useApp().config;
  const { phone, email } = useAnswer(companyInfoQuery()).value ?? company;
  if (!chat && !phone && !email) return null;
  return (
    <div className="ways-to-talk">
      {!inTab && <p>{t('session.identity.ways')}</p>}
      <ul>
        {chat && (
          <li>
            <MessageCircle size={20} aria-hidden />
            {inTab ? (
              <a href={chatAddress(chat)} target="_blank" rel="noopener noreferrer">
                {t('chat.unavailable.tab')}
              </a>
            ) : (
              <ChatLink onOpen={onLeave}>{t('session.identity.chat')}</ChatLink>
            )}
          </li>
        )}
        {phone && (
          <li>
            <Phone size={20} aria-hidden />
            <a href={phoneLink(phone)}>{t('session.identity.call', { phone })}</a>
          </li>
        )}
        {email && (
          <li>
            <Mail size={20} aria-hidden />
            <a href={`mailto:${email}`}>{t('session.identity.mail', { email })}</a>
          </li>
        )}
      </ul>
    </div>
  );
}
