import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import Store from 'lucide-react/icons/store';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { companyInfoQuery } from '../../../content/company-info.ts';
import { phoneLink } from '../../../lib/contact-details.ts';
import { ChatLink } from '../../features/chat/chat-link.tsx';
import { useText } from '../../i18n/text.ts';
import { useAnswer, useApp } from '../../state/context.ts';
import './contact-ways.css';

/** Lists all contact options from the content system, or from the configuration until they have loaded. */
export function ContactWays() {
  const { t } = useText();
  const { chat, company, routes } = useApp().config;
  const { phone, email } = useAnswer(companyInfoQuery()).value ?? company;
  if (!phone && !email && !chat && !routes.stores) return null;
  return (
    <section className="contact-ways" aria-labelledby="contact-ways-title">
      <h2 id="contact-ways-title">{t('helpCentre.contact.title')}</h2>
      {phone && <p>{t('helpCentre.contact.text')}</p>}
      <ul className="contact-ways-list">
        {phone && (
          <li>
            <a href={phoneLink(phone)}>
              <Way icon={<Phone size={24} />} name={t('helpCentre.contact.phone')}>
                <bdi dir="ltr">{phone}</bdi>
              </Way>
            </a>
          </li>
        )}
        {email && (
          <li>
            <a href={`mailto:${email}`}>
              <Way icon={<Mail size={24} />} name={t('helpCentre.contact.mail')}>
                <bdi dir="ltr">{email}</bdi>
              </Way>
            </a>
          </li>
        )}
        {chat && (
          <li>
            <ChatLink>
              <Way icon={<MessageCircle size={24} />} name={t('helpCentre.contact.chat')}>
                {t('helpCentre.contact.chat.text')}
              </Way>
            </ChatLink>
          </li>
        )}
        {routes.stores && (
          <li>
            <Link to={routes.stores}>
              <Way icon={<Store size={24} />} name={t('helpCentre.contact.stores')}>
                {t('helpCentre.contact.stores.text')}
              </Way>
            </Link>
          </li>
        )}
      </ul>
    </section>
  );
}

function Way({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <>
      <span className="contact-ways-icon" aria-hidden="true">
        {icon}
      </span>
      <span>
        <strong>{name}</strong> {children}
      </span>
    </>
  );
}
