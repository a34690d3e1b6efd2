import { useGame } from './slot-context.ts';

/** Symbols shared by all games, 48 by 48, defined once and referenced by name. */
export function SymbolSprite() {
  return (
    <svg className="sprite" aria-hidden="true">
      <symbol id="symbol-L" viewBox="0 0 48 48">
        <g stroke="#ffd27a" strokeWidth="2.5" strokeLinecap="round">
          <path d="M24 1.5v4M7 8.5l2.8 2.8M41 8.5l-2.8 2.8M1.5 24h4M42.5 24h4" />
        </g>
        <path
          d="M24 9a13 13 0 0 1 7.5 23.6c-1.2.9-1.5 2-1.5 3.4H18c0-1.4-.3-2.5-1.5-3.4A13 13 0 0 1 24 9z"
          fill="#ffd27a"
        />
        <path d="M24 9a13 13 0 0 0-7.5 23.6c1.2.9 1.5 2 1.5 3.4h6z" fill="#fff0c4" />
        <path d="M20.5 36v-9.5a3.5 3.5 0 0 1 7 0V36" fill="none" stroke="#a0551a" strokeWidth="2" />
        <path d="M18 38h12v3.5H18zM20.5 43h7v2.5a2 2 0 0 1-2 2h-3a2 2 0 0 1-2-2z" fill="#bf6f1a" />
      </symbol>
      <symbol id="symbol-S" viewBox="0 0 48 48">
        <path
          d="M24 3l6.4 13.8 15.1 1.9-11.1 10.4 2.9 14.9L24 36.7 10.7 44l2.9-14.9L2.5 18.7l15.1-1.9z"
          fill="#f7b53a"
        />
        <path d="M24 3v33.7L10.7 44l2.9-14.9L2.5 18.7l15.1-1.9z" fill="#ffe3a0" />
      </symbol>
      <symbol id="symbol-B" viewBox="0 0 48 48">
        <path
          d="M24 4c2 0 3.5 1.5 3.5 3.4C34 9 37.5 14.5 37.5 21c0 8 2 11.5 5 14.5v2.5h-37v-2.5c3-3 5-6.5 5-14.5 0-6.5 3.5-12 10-13.6C20.5 5.5 22 4 24 4z"
          fill="#ff8a4d"
        />
        <path
          d="M24 4v34H5.5v-2.5c3-3 5-6.5 5-14.5 0-6.5 3.5-12 10-13.6C20.5 5.5 22 4 24 4z"
          fill="#ffb87e"
        />
        <path d="M18.5 40h11a5.5 5.5 0 0 1-11 0z" fill="#bf371f" />
      </symbol>
      <symbol id="symbol-K" viewBox="0 0 48 48">
        <g fill="none" stroke="#22bbc1" strokeWidth="5" strokeLinejoin="round">
          <circle cx="33.5" cy="14.5" r="9" />
          <path d="M27 21L6 42M12.5 35.5l6 6M19 29l5 5" />
        </g>
        <path d="M26.5 8.5a9 9 0 0 1 14 0" fill="none" stroke="#93f0e6" strokeWidth="5" />
      </symbol>
      <symbol id="symbol-P" viewBox="0 0 48 48">
        <path
          d="M24 4c5 8 17 14 17 23a9 9 0 0 1-14.5 7.1c.5 4.4 2 7.4 5 9.9h-15c3-2.5 4.5-5.5 5-9.9A9 9 0 0 1 7 27C7 18 19 12 24 4z"
          fill="#a6c6ff"
        />
      </symbol>
      <symbol id="symbol-H" viewBox="0 0 48 48">
        <path
          d="M24 43C16 36 4.5 28 4.5 17.5a10 10 0 0 1 19.5-3 10 10 0 0 1 19.5 3C43.5 28 32 36 24 43z"
          fill="#ff7a8a"
        />
      </symbol>
      <symbol id="symbol-D" viewBox="0 0 48 48">
        <path d="M24 3l16.5 21L24 45 7.5 24z" fill="#ff9fc6" />
      </symbol>
      <symbol id="symbol-C" viewBox="0 0 48 48">
        <path
          d="M24 4a9.5 9.5 0 0 1 8.3 14.2A9.5 9.5 0 1 1 26.5 34c.5 4.5 2 7.5 5 10h-15c3-2.5 4.5-5.5 5-10a9.5 9.5 0 1 1-5.8-15.8A9.5 9.5 0 0 1 24 4z"
          fill="#bdf0a0"
        />
      </symbol>
    </svg>
  );
}

/** A symbol that fills its container. Hidden from screen readers, which get text. @param symbol such as `L` */
export function SymbolMark({ symbol }: { symbol: string }) {
  const { game } = useGame();
  if (symbol === 'M') return <img className="mark" src={game.motif} alt="" draggable={false} />;
  return (
    <svg className="mark" aria-hidden="true">
      <use href={`#symbol-${symbol}`} />
    </svg>
  );
}
