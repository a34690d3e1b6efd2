import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import { companyInfoQuery } from '../../content/company-info.ts';
import { useText } from '../../i18n/text.ts';
import { useAnswer, useApp } from '../../state/context.ts';
import { chatAddress } from '../chat/chat-address.ts';

/** Chat, phone and mail of the company, each if there is one (AUT-6). */
export function WaysToTalk() {
  const { t } = useText();
  const { chat, company } = useApp().config;
  const { phone, email } = useAnswer(companyInfoQuery()).value ?? company;
  if (!chat && !phone && !email) return null;
  return (
    <div className="dialogs-talk">
      <p>{t('session.identity.ways')}</p>
      <ul>
        {chat && (
          <li>
            <MessageCircle size={20} aria-hidden />
            <a href={chatAddress(chat)} target="_blank" rel="noopener noreferrer">
              {t('session.identity.chat')}
            </a>
          </li>
        )}
        {phone && (
          <li>
            <Phone size={20} aria-hidden />
            <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
              {t('session.identity.call', { phone })}
            </a>
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
