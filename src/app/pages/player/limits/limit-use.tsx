import type { Limit } from '../../../../operator/limits.ts';
import { useText } from '../../../i18n/text.ts';
import '../../../ui/progress-bar.css';
import { limitAmount } from './limit-words.ts';

/** Shows the used and remaining parts of a limit, in words and as a bar. */
export function LimitUse({ limit, currency }: { limit: Limit; currency: string }) {
  const text = useText();
  const { t } = text;
  const { kind, amount, used } = limit;
  const inWords = (value: number) => limitAmount(kind, value, currency, text);
  if (amount === null)
    return (
      <p className="limit-use">
        {used > 0 ? t('limits.none.used', { used: inWords(used) }) : t('limits.none')}
      </p>
    );
  const left = Math.max(0, amount - used);
  return (
    <div className="limit-use">
      <p>
        {t('limits.of', { used: inWords(used), amount: inWords(amount) })}
        <strong>{left > 0 ? t('limits.left', { left: inWords(left) }) : t('limits.spent')}</strong>
      </p>
      <progress className="progress-bar" max={amount} value={Math.min(used, amount)} aria-hidden />
    </div>
  );
}
