import { useGame } from './slot-context.ts';

/** The symbols that all games share, 48 by 48: drawn once, used by name. */
export function SymbolSprite() {
  return (
    <svg className="sprite" aria-hidden="true">
      <symbol id="symbol-L" viewBox="0 0 48 48">
        <g stroke="#ffd27a" strokeWidth="2.5" strokeLinecap="round">
          <path d="M24 1.5v4M7 8.500l2.800 2.800M41 8.500l-2.800 2.800M1.500 24h4M42.500 24h4" />
        </g>
        <path
          d="M24 9a13 13 0 0 1 7.500 23.600c-1.200.9-1.500 2-1.500 3.400H18c0-1.400-.3-2.500-1.500-3.400A13 13 0 0 1 24 9z"
          fill="#ffd27a"
        />
        <path d="M24 9a13 13 0 0 0-7.500 23.600c1.200.9 1.500 2 1.500 3.400h6z" fill="#fff0c4" />
        <path d="M20 31v-7l4 3 4-3v7" fill="none" stroke="#a0551a" strokeWidth="2" />
        <path
          d="M18 38h12v3.500H18zM20.500 43h7v2.500a2 2 0 0 1-2 2h-3a2 2 0 0 1-2-2z"
          fill="#bf6f1a"
        />
      </symbol>
      <symbol id="symbol-S" viewBox="0 0 48 48">
        <path
          d="M24 3l6.400 13.800 15.100 1.900-11.100 10.400 2.900 14.900L24 36.700 10.700 44l2.900-14.900L2.500 18.700l15.100-1.900z"
          fill="#f7b53a"
        />
        <path d="M24 3v33.700L10.700 44l2.900-14.900L2.500 18.700l15.100-1.900z" fill="#ffe3a0" />
      </symbol>
      <symbol id="symbol-B" viewBox="0 0 48 48">
        <path
          d="M24 4c2 0 3.500 1.500 3.500 3.400C34 9 37.500 14.500 37.500 21c0 8 2 11.500 5 14.500v2.500h-37v-2.500c3-3 5-6.500 5-14.500 0-6.500 3.500-12 10-13.600C20.500 5.500 22 4 24 4z"
          fill="#ff8a4d"
        />
        <path
          d="M24 4v34H5.500v-2.500c3-3 5-6.500 5-14.500 0-6.500 3.500-12 10-13.600C20.500 5.500 22 4 24 4z"
          fill="#ffb87e"
        />
        <path d="M18.500 40h11a5.500 5.500 0 0 1-11 0z" fill="#bf371f" />
      </symbol>
      <symbol id="symbol-K" viewBox="0 0 48 48">
        <g fill="none" stroke="#22bbc1" strokeWidth="5" strokeLinejoin="round">
          <circle cx="33.500" cy="14.500" r="9" />
          <path d="M27 21L6 42M12.500 35.500l6 6M19 29l5 5" />
        </g>
        <path d="M26.500 8.500a9 9 0 0 1 14 0" fill="none" stroke="#93f0e6" strokeWidth="5" />
      </symbol>
      <symbol id="symbol-P" viewBox="0 0 48 48">
        <path
          d="M24 4c5 8 17 14 17 23a9 9 0 0 1-14.500 7.100c.5 4.400 2 7.400 5 9.900h-15c3-2.500 4.500-5.500 5-9.900A9 9 0 0 1 7 27C7 18 19 12 24 4z"
          fill="#a6c6ff"
        />
      </symbol>
      <symbol id="symbol-H" viewBox="0 0 48 48">
        <path
          d="M24 43C16 36 4.500 28 4.500 17.500a10 10 0 0 1 19.500-3 10 10 0 0 1 19.500 3C43.500 28 32 36 24 43z"
          fill="#ff7a8a"
        />
      </symbol>
      <symbol id="symbol-D" viewBox="0 0 48 48">
        <path d="M24 3l16.500 21L24 45 7.500 24z" fill="#ff9fc6" />
      </symbol>
      <symbol id="symbol-C" viewBox="0 0 48 48">
        <path
          d="M24 4a9.500 9.500 0 0 1 8.300 14.200A9.500 9.500 0 1 1 26.500 34c.5 4.500 2 7.500 5 10h-15c3-2.500 4.500-5.500 5-10a9.500 9.500 0 1 1-5.800-15.800A9.500 9.500 0 0 1 24 4z"
          fill="#bdf0a0"
        />
      </symbol>
    </svg>
  );
}

/** One symbol, as large as its place; words say what it is. @param symbol such as `L` */
export function SymbolMark({ symbol }: { symbol: string }) {
  const { game } = useGame();
  if (symbol === 'M') return <img className="mark" src={game.motif} alt="" draggable={false} />;
  return (
    <svg className="mark" aria-hidden="true">
      <use href={`#symbol-${symbol}`} />
    </svg>
  );
}
