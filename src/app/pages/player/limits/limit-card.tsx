import type { Limit, LimitKind } from '../../../../operator/limits.ts';
import { useText } from '../../../i18n/text.ts';
import { PlayerCard } from '../layout/player-card.tsx';
import { LimitRow } from './limit-row.tsx';
import type { LimitWishes } from './use-limit-wishes.ts';

interface LimitCardProps {
  kind: LimitKind;
  /** Limits of this kind, by period. */
  limits: readonly Limit[];
  currency: string;
  raiseWaitsHours: number;
  accountCode: string;
  wishes: LimitWishes;
}

/** Shows the limits of one kind. */
export function LimitCard({ kind, limits, accountCode, ...terms }: LimitCardProps) {
  const { t } = useText();
  return (
    <PlayerCard title={t(`limits.${kind}`)} id={`limits-${kind}`}>
      <p>{t(`limits.${kind}.text`)}</p>
      <ul className="limit-list">
        {limits.map((limit) => (
          <li key={limit.period}>
            <LimitRow limit={limit} limits={limits} accountCode={accountCode} {...terms} />
          </li>
        ))}
      </ul>
    </PlayerCard>
  );
}
