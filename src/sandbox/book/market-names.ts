import type { Match } from './fixtures.ts';
import type { MarketRule } from './sport-model.ts';

const KINDS: Record<MarketRule['kind'], string> = {
  result: 'Match result',
  winner: 'Winner',
  'double-chance': 'Double chance',
  'total-goals': 'Total goals',
  'total-points': 'Total points',
  'total-sets': 'Total sets',
  'both-score': 'Both teams to score',
  handicap: 'Handicap',
  'set-score': 'Set score',
};

/** A market's English name, as stored with bets. */
export const marketName = ({ kind }: MarketRule): string => KINDS[kind];

/** A selection's name for the bet history. */
export function selectionName({ home, away }: Match, { kind, line }: MarketRule, code: string) {
  const sides: Record<string, string> = { '1': home, X: 'Draw', '2': away };
  if (kind === 'handicap' && line !== undefined) {
    return `${sides[code]} ${signed(code === '1' ? line : -line)}`;
  }
  if (code === 'over' || code === 'under') return `${code === 'over' ? 'Over' : 'Under'} ${line}`;
  if (code === 'yes' || code === 'no') return code === 'yes' ? 'Yes' : 'No';
  if (kind === 'double-chance') return [...code].map((sign) => sides[sign]).join(' or ');
  return sides[code] ?? code;
}

const signed = (line: number) => (line > 0 ? `+${line}` : `−${-line}`);
