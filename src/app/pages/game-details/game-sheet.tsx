import type { ReactNode } from 'react';
import type { GameSheet as Sheet } from '../../../operator/catalogue.ts';
import { VOLATILITY_LABEL } from '../../features/games/volatility-label.ts';
import { useText } from '../../i18n/text.ts';

interface GameSheetProps {
  /** undefined while loading, and for games without one. */
  sheet: Sheet | undefined;
  waiting: boolean;
}

/** Shows the paytable of a game. */
export function GameSheet({ sheet, waiting }: GameSheetProps) {
  const { t, money, number } = useText();
  if (!sheet) return waiting ? <div className="game-sheet-place" aria-hidden="true" /> : null;
  const { returnToPlayer, volatility, reels, lines, leastStake, mostStake, currency } = sheet;
  return (
    <section className="game-sheet">
      <h2>{t('game.facts')}</h2>
      <dl>
        <Fact name={t('game.return')} note={t('game.return.text')}>
          {number(returnToPlayer, { style: 'percent', minimumFractionDigits: 2 })}
        </Fact>
        <Fact name={t('game.volatility')}>{t(VOLATILITY_LABEL[volatility])}</Fact>
        {reels !== undefined && lines !== undefined && (
          <Fact name={t('game.reels')}>{t('game.reels.count', { reels, lines })}</Fact>
        )}
        <Fact name={t('game.stake')}>
          {t('game.stake.range', {
            least: money(leastStake, currency),
            most: money(mostStake, currency),
          })}
        </Fact>
      </dl>
    </section>
  );
}

interface FactProps {
  name: string;
  note?: string;
  children: ReactNode;
}

const Fact = ({ name, note, children }: FactProps) => (
  <div>
    <dt>{name}</dt>
    <dd>
      {children} {note && <small>{note}</small>}
    </dd>
  </div>
);
