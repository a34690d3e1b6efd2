import { HelpChances } from './help-chances.tsx';
import { HelpPays } from './help-pays.tsx';
import { useGame, useSlot } from './slot-context.ts';

/** Paytable, rules and return. */
export function SlotHelp() {
  const { words, number } = useSlot();
  const { currency, minimumRoundMs } = useGame();
  return (
    <>
      {currency === undefined && <p>{words.demoNote}</p>}
      <HelpPays />
      <h3>{words.rules}</h3>
      <ul>
        {words.ruleTexts.map((text) => (
          <li key={text}>{text}</li>
        ))}
        {minimumRoundMs > 0 && <li>{words.pace(number(minimumRoundMs / 1000))}</li>}
      </ul>
      <HelpChances />
    </>
  );
}
