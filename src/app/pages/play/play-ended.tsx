import { Link } from 'react-router-dom';
import { statementPath } from '../../../config/derived-paths.ts';
import type { SlotSessionSummary } from '../../../operator/slot-sessions.ts';
import type { EndReason } from '../../features/play/play-session.ts';
import { PlaySums } from '../../features/play/play-sums.tsx';
import { useText } from '../../i18n/text.ts';
import { useApp } from '../../state/context.ts';
import { Button, buttonClass } from '../../ui/button.tsx';

interface PlayEndedProps {
  summary: SlotSessionSummary;
  currency: string;
  reason: EndReason;
  onAgain: () => void;
}

/** Shows the result of a session. The summary stays pending, because logging out shows it too (AUT-7). */
export function PlayEnded({ summary, currency, reason, onAgain }: PlayEndedProps) {
  const { t, money } = useText();
  const { config } = useApp();
  const { openStake } = summary;
  const isFinal = openStake === undefined && reason !== 'unconfirmed';
  const statement = isFinal ? statementPath(config, summary.id) : undefined;
  return (
    <section className="play-card">
      <h2>{t('play.ended.title', { game: summary.game })}</h2>
      <p role="status">{t(`play.ended.${reason}`)}</p>
      {openStake !== undefined && (
        <p>{t('play.ended.open', { stake: money(openStake, currency) })}</p>
      )}
      <PlaySums
        time={summary.spentTime}
        stakes={summary.spentAmount}
        wins={summary.wonAmount}
        currency={currency}
      />
      <div className="button-row">
        <Link className={buttonClass()} to={config.routes.games ?? '/'}>
          {t('play.ended.games')}
        </Link>
        {statement !== undefined && (
          <Link className={buttonClass('quiet')} to={statement}>
            {t('play.ended.statement')}
          </Link>
        )}
        {reason !== 'excluded' && (
          <Button kind="outline" onClick={onAgain}>
            {t('play.ended.again')}
          </Button>
        )}
      </div>
    </section>
  );
}
