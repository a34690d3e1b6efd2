import TicketCheck from 'lucide-react/icons/ticket-check';
import type { ReactNode } from 'react';
import type { PromotionOptIn } from '../../../operator/promotions.ts';
import { RetryButton } from '../../features/retry/retry-button.tsx';
import { type MessageKey, useText } from '../../i18n/text.ts';
import { Button } from '../../ui/button.tsx';
import { passFocusOn } from '../../ui/pass-focus-on.ts';
import { TwoStepButton } from '../../ui/two-step-button.tsx';
import { WageringProgress } from '../wagering-progress.tsx';
import { OptInNote } from './opt-in-note.tsx';

interface OptInViewProps {
  /** The player's opt-in, with its date. */
  joined: PromotionOptIn | undefined;
  /** Why the player cannot opt in now. */
  hindrance: MessageKey | undefined;
  /** Why the last attempt was refused. */
  refusal: MessageKey | undefined;
  /** Whether a change is pending, or the opt-in is not known yet. */
  busy: boolean;
  onChange: (joins: boolean) => void;
  onRetry: () => Promise<unknown>;
  onward: ReactNode;
}

/** A player's opt-in status for a promotion. */
export function OptInView(props: OptInViewProps) {
  const { joined, hindrance, refusal, busy, onChange, onRetry, onward } = props;
  const { t, date } = useText();
  if (joined)
    return (
      <>
        <p className="promotion-page-joined">
          <TicketCheck size={24} aria-hidden />
          {t('promotion.joined', {
            date: date(Date.parse(joined.at), { day: 'numeric', month: 'long' }),
          })}
        </p>
        {joined.wagering && <WageringProgress of={joined.wagering} />}
        <div className="promotion-page-tools">
          {onward}
          {mayTakeBonus(joined) ? (
            <TwoStepButton
              question={t(joined.isUnread ? 'promotion.leave.ask.unread' : 'promotion.leave.ask')}
              keepLabel={t('promotion.leave.keep')}
              busy={busy}
              onConfirm={() => onChange(false)}
            >
              {t('promotion.leave')}
            </TwoStepButton>
          ) : (
            <Button kind="quiet" ref={passFocusOn} busy={busy} onClick={() => onChange(false)}>
              {t('promotion.leave')}
            </Button>
          )}
        </div>
        {refusal && <OptInNote text={refusal} />}
      </>
    );
  if (hindrance)
    return (
      <>
        <OptInNote text={hindrance} />
        {(hindrance === 'promotion.unread' || hindrance === 'promotion.refused.offline') && (
          <RetryButton kind="outline" onRetry={onRetry} />
        )}
      </>
    );
  return (
    <>
      <Button ref={passFocusOn} busy={busy} onClick={() => onChange(true)}>
        {t('promotion.join')}
      </Button>
      {refusal && <OptInNote text={refusal} />}
    </>
  );
}

/** Leaving takes back what is left of an open bonus. */
const mayTakeBonus = ({ wagering, isUnread }: PromotionOptIn) =>
  isUnread || (wagering !== undefined && wagering.staked < wagering.required);
