import { type RefObject, useId } from 'react';
import { useSpots } from './spots-page.ts';
import '../slot/help-dialog.css';

/** Rules, and how a player checks what fell. */
export function Help({ dialog }: { dialog: RefObject<HTMLDialogElement | null> }) {
  const { page, known, words } = useSpots();
  const { kind, lang } = page;
  const { game, table } = known;
  const titleId = useId();
  const rules = [
    ...(words.rules[kind] ?? []),
    ...(kind === 'live-roulette' ? (words.rules.roulette ?? []) : []),
  ];
  const pace = (game?.minimumRoundMs ?? 0) / 1000;
  return (
    <dialog className="help" ref={dialog} aria-labelledby={titleId}>
      <header>
        <h2 id={titleId}>{words.help}</h2>
        <button type="button" onClick={() => dialog.current?.close()}>
          {words.close}
        </button>
      </header>
      <ul>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
        {pace > 0 && <li>{words.pace(pace.toLocaleString(lang))}</li>}
      </ul>
      <h3>{words.fairness}</h3>
      <p>{words.check[kind]}</p>
      {kind === 'live-roulette' && table && <p>{words.roundSeed(table.round)}</p>}
      <p>
        {words.seedHash}: <code>{table?.seedHash ?? game?.seedHash}</code>
      </p>
    </dialog>
  );
}
