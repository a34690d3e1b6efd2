import type { PromotionOptIn } from '../../operator/promotions.ts';
import { useText } from '../i18n/text.ts';
import '../ui/progress-bar.css';
import './wagering-progress.css';

/** Shows how much of a bonus's wagering requirement is met (PGS-1). */
export function WageringProgress({ of }: { of: NonNullable<PromotionOptIn['wagering']> }) {
  const { t, money } = useText();
  const { staked, required, currency } = of;
  const sums = { staked: money(staked, currency), required: money(required, currency) };
  return (
    <div className="wagering-progress">
      <p>{t(staked < required ? 'promotion.wagering' : 'promotion.wagering.done', sums)}</p>
      <progress className="progress-bar" max={required} value={staked} aria-hidden />
    </div>
  );
}
