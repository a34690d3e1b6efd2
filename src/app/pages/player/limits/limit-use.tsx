import type { Limit } from '../../../../operator/limits.ts';
import { useText } from '../../../i18n/text.ts';
import '../../../ui/progress-bar.css';
import { type LimitRoom, limitRoom } from './limit-room.ts';
import { limitAmount } from './limit-words.ts';

interface LimitUseProps {
  limit: Limit;
  /** Limits of the same kind: a longer period may leave less. */
  limits?: readonly Limit[];
  currency: string;
}

/** Shows the used and remaining parts of a limit, in words and as a bar. */
export function LimitUse({ limit, limits = [], currency }: LimitUseProps) {
  const text = useText();
  const { t } = text;
  const { kind, amount, used } = limit;
  const inWords = (value: number) => limitAmount(kind, value, currency, text);
  const room = limitRoom(limit, limits);
  if (amount === null || room === undefined)
    return (
      <p className="limit-use">
        {used > 0 ? t('limits.none.used', { used: inWords(used) }) : t('limits.none')}
      </p>
    );
  function roomText({ left, period }: LimitRoom): string {
    const by = period === limit.period || period === 'day' ? '' : (`.${period}` as const);
    return left > 0 ? t(`limits.left${by}`, { left: inWords(left) }) : t(`limits.spent${by}`);
  }
  return (
    <div className="limit-use">
      <p>
        {t('limits.of', { used: inWords(used), amount: inWords(amount) })}
        <strong>{roomText(room)}</strong>
      </p>
      <progress className="progress-bar" max={amount} value={Math.min(used, amount)} aria-hidden />
    </div>
  );
}
