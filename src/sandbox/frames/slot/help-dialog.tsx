import { type RefObject, useId } from 'react';
import { HelpChances } from './help-chances.tsx';
import { HelpPays } from './help-pays.tsx';
import { useGame, useSlot } from './slot-context.ts';
import './help-dialog.css';

/** Pay table, rules and chances. */
export function HelpDialog({ dialog }: { dialog: RefObject<HTMLDialogElement | null> }) {
  const { words, number } = useSlot();
  const { currency, minimumRoundMs } = useGame();
  const titleId = useId();
  return (
    <dialog className="help" ref={dialog} aria-labelledby={titleId}>
      <header>
        <h2 id={titleId}>{words.help}</h2>
        <button type="button" onClick={() => dialog.current?.close()}>
          {words.close}
        </button>
      </header>
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
    </dialog>
  );
}
