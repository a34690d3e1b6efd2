import type { SpotKind } from '../../catalogue/game-kind.ts';
import { pointsOf } from '../../games/baccarat/baccarat-points.ts';
import { BingoScene } from './bingo-scene.tsx';
import { DiceScene } from './dice-scene.tsx';
import { type Drawn, drawnMark } from './drawn.ts';
import { drawnOf, isRunning, useSpots } from './spots-page.ts';
import { faceOf } from './wheel-face.ts';

const SCENES: Readonly<Record<SpotKind, () => React.ReactNode>> = {
  roulette: Wheel,
  wheel: Wheel,
  baccarat: Cards,
  'dragon-tiger': Cards,
  bingo: BingoScene,
  'sic-bo': DiceScene,
  dice: DiceScene,
  craps: DiceScene,
};

/** The wheel, dice, balls or cards. Their result is also given as text beside the controls. */
export function Scene() {
  const { page } = useSpots();
  const Fallen = SCENES[page.kind];
  if (!page.isLive) return <Fallen />;
  return (
    <div className="scene-at-table">
      <Fallen />
      <LiveTable />
    </div>
  );
}

function Wheel() {
  const { page, known, words } = useSpots();
  const { labels, colourOf } = faceOf(page.kind);
  const part = 360 / labels.length;
  const { stop, number } = (drawnOf(known) ?? {}) as { stop?: number; number?: number };
  const place = stop ?? (number === undefined ? 0 : labels.indexOf(number));
  const shown = stop === undefined ? number : labels[stop];
  const running = page.isLive ? 'turning' : 'landing';
  const look = isRunning(known) ? running : 'still';
  return (
    <div className="scene" aria-hidden="true">
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
          style={{ '--to': `${place * part}deg` } as React.CSSProperties}
        >
          <circle cy="-68" r="5" />
        </g>
        {look === 'still' && shown !== undefined && (
          <text className="wheel-number" y="14" textAnchor="middle">
            {shown}
          </text>
        )}
      </svg>
    </div>
  );
}

/** The dealer, the time left for bets, and past results. */
function LiveTable() {
  const { page, known, words, number } = useSpots();
  const { table, left } = known;
  if (table === undefined) return null;
  return (
    <div className="scene-live">
      <p>{(page.kind === 'bingo' ? words.caller : words.dealer)(table.dealer)}</p>
      <p className="scene-left" aria-hidden="true">
        {table.phase === 'betting' ? words.left(left) : ''}
      </p>
      <ul aria-label={words.past}>
        {table.past.slice(0, page.kind === 'bingo' ? 4 : 8).map((past, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same result comes more than once
          <li key={index}>{drawnMark(past as Drawn, { words, number })}</li>
        ))}
      </ul>
    </div>
  );
}

const SUITS: Readonly<Record<string, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' };

/** The hands of baccarat with their points, or a card for each side in Dragon Tiger. */
function Cards() {
  const { page, known, words } = useSpots();
  const sides = page.kind === 'baccarat' ? ['player', 'banker'] : ['sun', 'moon'];
  const coup = drawnOf(known) as Record<string, string | string[]> | undefined;
  const isShown = !isRunning(known) && known.phase !== 'asking';
  const number = known.table?.round ?? known.round?.number;
  return (
    <div className="scene scene-cards" aria-hidden="true">
      {sides.map((side, first) => {
        const cards = [coup?.[side] ?? []].flat();
        const name = words.outside[side] ?? words.spots[side] ?? '';
        return (
          <div key={side}>
            <p>
              {page.kind === 'baccarat' && coup && isShown
                ? words.points(name, pointsOf(cards))
                : name}
            </p>
            <div className="cards">
              {cards.map((card, place) => (
                <span
                  // biome-ignore lint/suspicious/noArrayIndexKey: eight decks hold the same card more than once
                  key={`${number} ${place}`}
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
        );
      })}
    </div>
  );
}
