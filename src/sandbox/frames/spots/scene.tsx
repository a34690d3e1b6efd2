import { pointsOf } from '../../baccarat/baccarat-points.ts';
import { DiceScene } from './dice-scene.tsx';
import { useSpots } from './spots-page.ts';
import { faceOf } from './wheel-face.ts';

const SCENES: Readonly<Record<string, () => React.ReactNode>> = {
  baccarat: Cards,
  'sic-bo': DiceScene,
  dice: DiceScene,
  craps: DiceScene,
};

/** The wheel, the dice or the cards. What they show is said in words beside the controls. */
export function Scene() {
  const { page } = useSpots();
  const Drawn = SCENES[page.kind] ?? Wheel;
  return <Drawn />;
}

function Wheel() {
  const { page, known, words } = useSpots();
  const { table, phase } = known;
  const { labels, colourOf } = faceOf(page.kind);
  const part = 360 / labels.length;
  const drawn = known.round?.drawn as Partial<{ number: number; stop: number }> | undefined;
  const isLive = page.kind === 'live-roulette';
  const number = isLive ? (table?.number ?? table?.past[0]) : drawn?.number;
  const isTurning = isLive && table?.phase === 'spinning';
  const place = drawn?.stop ?? (number === undefined ? 0 : labels.indexOf(number));
  const shown = drawn?.stop === undefined ? number : labels[drawn.stop];
  const angle = place * part;
  const look = isTurning ? 'turning' : phase === 'showing' ? 'landing' : 'still';
  return (
    <div className="scene" aria-hidden={!isLive}>
      <svg viewBox="-100 -100 200 200" className="wheel" aria-hidden="true">
        <title>{words.board}</title>
        {labels.map((label, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: fields keep their places
          <g key={at} transform={`rotate(${at * part})`}>
            <path
              d={
                labels.length > 40
                  ? 'M-6.2-98 6.2-98 3.8-60-3.8-60z'
                  : 'M-8.4-98 8.4-98 5.1-60-5.1-60z'
              }
              fill={colourOf(label)}
            />
            <text y="-84" textAnchor="middle">
              {label}
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
        {!isTurning && phase !== 'showing' && shown !== undefined && (
          <text className="wheel-number" y="14" textAnchor="middle">
            {shown}
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
