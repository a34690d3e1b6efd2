import { pointsOf } from '../../baccarat/baccarat-points.ts';
import { isRed, WHEEL } from '../../roulette/roulette-spots.ts';
import { useSpots } from './spots-page.ts';

const PART = 360 / WHEEL.length;

/** The wheel or the cards. What they show is said in words beside the controls. */
export function Scene() {
  const { page } = useSpots();
  return page.kind === 'baccarat' ? <Cards /> : <Wheel />;
}

function Wheel() {
  const { page, known, words } = useSpots();
  const { table, phase } = known;
  const drawn = known.round?.drawn as { number: number } | undefined;
  const isLive = page.kind === 'live-roulette';
  const number = isLive ? (table?.number ?? table?.past[0]) : drawn?.number;
  const isTurning = isLive && table?.phase === 'spinning';
  const angle = number === undefined ? 0 : WHEEL.indexOf(number) * PART;
  const look = isTurning ? 'turning' : phase === 'showing' ? 'landing' : 'still';
  return (
    <div className="scene" aria-hidden={!isLive}>
      <svg viewBox="-100 -100 200 200" className="wheel" aria-hidden="true">
        <title>{words.board}</title>
        {WHEEL.map((pocket, place) => (
          <g key={pocket} transform={`rotate(${place * PART})`}>
            <path
              d="M-8.4-98 8.4-98 5.1-60-5.1-60z"
              fill={pocket === 0 ? '#0a7a4b' : isRed(pocket) ? '#b3202c' : '#191418'}
            />
            <text y="-84" textAnchor="middle">
              {pocket}
            </text>
          </g>
        ))}
        <circle r="58" className="wheel-bowl" />
        <g
          className={`wheel-ball wheel-${look}`}
          key={`${known.round?.number ?? 0} ${look}`}
          style={{ '--to': `${angle}deg` } as React.CSSProperties}
        >
          <circle cy="-68" r="5" />
        </g>
        {!isTurning && phase !== 'showing' && number !== undefined && (
          <text className="wheel-number" y="14" textAnchor="middle">
            {number}
          </text>
        )}
      </svg>
      {isLive && table && (
        <div className="scene-live">
          <p>{words.dealer(table.dealer)}</p>
          <p className="scene-left" aria-hidden="true">
            {table.phase === 'betting' ? words.left(known.left) : ''}
          </p>
          <ul aria-label={words.past}>
            {table.past.slice(0, 8).map((past, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same number comes more than once
              <li key={index}>{past}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

const SUITS: Readonly<Record<string, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' };

function Cards() {
  const { known, words } = useSpots();
  const coup = known.round?.drawn as { player: string[]; banker: string[] } | undefined;
  const isShown = known.phase !== 'showing' && known.phase !== 'asking';
  return (
    <div className="scene scene-cards" aria-hidden="true">
      {(['player', 'banker'] as const).map((side, first) => (
        <div key={side}>
          <p>
            {coup && isShown
              ? words.points(words.outside[side] ?? '', pointsOf(coup[side]))
              : words.outside[side]}
          </p>
          <div className="cards">
            {(coup?.[side] ?? []).map((card, place) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: eight decks hold the same card more than once
                key={`${known.round?.number} ${place}`}
                className={/[HD]/.test(card) ? 'card card-red' : 'card'}
                style={
                  {
                    '--after': `${(place < 2 ? 2 * place + first : 4 + first) * 350}ms`,
                  } as React.CSSProperties
                }
              >
                {card.startsWith('T') ? '10' : card.charAt(0)}
                {SUITS[card.charAt(1)]}
              </span>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
