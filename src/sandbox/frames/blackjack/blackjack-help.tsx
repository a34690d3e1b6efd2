import { useTable } from '../table/table-context.ts';
import { blackjackWords } from './words.ts';

/** Return with basic strategy; verified by a test. */
const RETURN_TO_PLAYER = 0.995;

export function BlackjackHelp() {
  const { language, words, percent } = useTable();
  const { rules, ruleTexts } = blackjackWords[language];
  return (
    <>
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
