import { RETURN_TO_PLAYER } from '../../games/video-poker/poker-hand.ts';
import { useOpening, useTable } from '../table/table-context.ts';
import { PayTable } from './pay-table.tsx';
import { pokerWords } from './words.ts';

export function VideoPokerHelp() {
  const { known, language, words, money, percent } = useTable();
  const { stakes, currency } = useOpening();
  const { paytable, pays, rules, ruleTexts } = pokerWords[language];
  const stake = stakes[known.stake] ?? 0;
  return (
    <>
      <h3>{paytable}</h3>
      <p>{pays(money(stake, currency))}</p>
      <PayTable stake={stake} />
      <h3>{rules}</h3>
      <ul>
        {ruleTexts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p>{words.returns(percent(RETURN_TO_PLAYER))}</p>
    </>
  );
}
