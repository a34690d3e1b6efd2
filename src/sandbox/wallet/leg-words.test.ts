import { expect, it } from 'vitest';
import { marketName } from '../book/market-names.ts';
import { sports } from '../book/sports.ts';
import { legIn } from './leg-words.ts';

it.each([
  ['Match result', 'Draw', 'Resultado final', 'Empate'],
  ['Double chance', 'Oakmere or Draw', 'Doble oportunidad', 'Oakmere o Empate'],
  ['Total goals', 'Over 2.5', 'Total de goles', 'Más de 2,5'],
  ['Both teams to score', 'Yes', 'Ambos equipos marcan', 'Sí'],
  ['Handicap', 'Oakmere −1.5', 'Hándicap', 'Oakmere −1,5'],
])('ACT-2 %s: %s reads %s: %s in Spanish history', (market, outcome, spanish, put) => {
  expect(legIn('es', { market, outcome })).toEqual({ market: spanish, outcome: put });
  expect(legIn('en', { market, outcome })).toEqual({ market, outcome });
  expect(legIn(undefined, { market, outcome })).toEqual({ market, outcome });
});

it('ACT-2 names every market in Spanish and Arabic', () => {
  const rules = sports.flatMap(({ model }) => model.markets(0.5));
  for (const market of new Set(rules.map(marketName)))
    for (const lang of ['es', 'ar'])
      expect(legIn(lang, { market, outcome: 'A' }).market).not.toBe(market);
});
