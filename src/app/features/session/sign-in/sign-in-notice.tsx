import CircleAlert from 'lucide-react/icons/circle-alert';
import HeartHandshake from 'lucide-react/icons/heart-handshake';
import type { Ref } from 'react';
import { phoneLink } from '../../../../lib/contact-details.ts';
import { FREE_HELP_URL } from '../../../../lib/free-help.ts';
import { useText } from '../../../i18n/text.ts';
import { useApp } from '../../../state/context.ts';
import type { SignInFault } from './sign-in-fault.ts';

interface SignInNoticeProps {
  id: string;
  fault: SignInFault;
  /** Remaining wait in seconds. */
  wait: number;
  ref: Ref<HTMLDivElement>;
}

/** Explains why the log-in failed and what helps. */
export function SignInNotice({ id, fault, wait, ref }: SignInNoticeProps) {
  const { t } = useText();
  const { exclusion, requestId, waitSeconds, retype } = fault;
  const textId = `${id}-text`;
  // The wait as it began: a focused group labelled by the countdown would be announced every second.
  const waitId = `${id}-wait`;
  const quoteId = `${id}-quote`;
  const Icon = exclusion ? HeartHandshake : CircleAlert;
  return (
    <div
      className="sign-in-notice"
      id={id}
      ref={ref}
      // The notice takes the focus, unless the password field does. A focused alert would be announced twice.
      {...(retype
        ? { role: 'alert' }
        : { role: 'group', 'aria-labelledby': `${textId} ${waitId} ${quoteId}` })}
      tabIndex={-1}
    >
      <Icon size={20} aria-hidden />
      <div>
        {exclusion ? <Exclusion {...exclusion} id={textId} /> : <p id={textId}>{t(fault.text)}</p>}
        {waitSeconds !== undefined && (
          <>
            <p hidden id={waitId}>
              {t('sign-in.fault.wait', { clock: clockOf(waitSeconds) })}
            </p>
            <Wait left={wait} />
          </>
        )}
        {requestId !== undefined && (
          <p id={quoteId} className="sign-in-small">
            {t('sign-in.fault.quote', { id: requestId })}
          </p>
        )}
      </div>
    </div>
  );
}

/** A countdown that is not a live region: an announcement per second would drown out everything else. */
function Wait({ left }: { left: number }) {
  const { t } = useText();
  if (left === 0) return <p>{t('sign-in.fault.waited')}</p>;
  return (
    <p role="timer" className="sign-in-clock">
      {t('sign-in.fault.wait', { clock: clockOf(left) })}
    </p>
  );
}

const clockOf = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

function Exclusion({ until, id }: { until?: string; id: string }) {
  const { t, date } = useText();
  const { phone, email } = useApp().config.company;
  return (
    <>
      <p id={id}>
        {until === undefined
          ? t('sign-in.fault.excluded')
          : t('sign-in.fault.excludedUntil', {
              date: date(new Date(until), { dateStyle: 'long' }),
            })}
      </p>
      <p>
        <a href={FREE_HELP_URL} target="_blank" rel="noopener noreferrer">
          {t('accessDenied.help.link')}
        </a>
      </p>
      <p className="sign-in-small">
        {phone && <a href={phoneLink(phone)}>{phone}</a>}{' '}
        {email && <a href={`mailto:${email}`}>{email}</a>}
      </p>
    </>
  );
}
