import HeartHandshake from 'lucide-react/icons/heart-handshake';
import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import { companyInfoQuery } from '../../../../content/company-info.ts';
import { phoneLink } from '../../../../lib/contact-details.ts';
import { FREE_HELP_URL } from '../../../../lib/free-help.ts';
import { useText } from '../../../i18n/text.ts';
import { useAnswer, useApp } from '../../../state/context.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { PlayerCard } from '../layout/player-card.tsx';

/** Lists help contacts: numbers from the content system, or from the configuration until those load. */
export function HelpCard() {
  const { t } = useText();
  const { config } = useApp();
  const { phone, email } = useAnswer(companyInfoQuery()).value ?? config.company;
  return (
    <PlayerCard title={t('help.title')}>
      <p>{t('help.text')}</p>
      <div className="player-card-actions">
        {phone && (
          <a className={buttonClass('quiet')} href={phoneLink(phone)}>
            <Phone size={20} aria-hidden />
            {t('help.call', { phone })}
          </a>
        )}
        {email && (
          <a className={buttonClass('quiet')} href={`mailto:${email}`}>
            <Mail size={20} aria-hidden />
            {t('help.write', { email })}
          </a>
        )}
        <a
          className={buttonClass('quiet')}
          href={FREE_HELP_URL}
          target="_blank"
          rel="noopener noreferrer"
        >
          <HeartHandshake size={20} aria-hidden />
          {t('help.free')}
        </a>
      </div>
      <p>{t('help.friend')}</p>
    </PlayerCard>
  );
}
