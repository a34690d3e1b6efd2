import { describe, expect, it } from 'vitest';
import { finalScore, findMatch, inPlay, type Match, upcoming } from './fixtures.ts';
import { boardAt, STEP_MS, stepOf } from './prices.ts';
import { sports } from './sports.ts';

const NOON = Date.parse('2026-11-21T12:00:00Z');
const bySport = sports.map((sport) => ({ sport, matches: upcoming(sport, NOON, 600) }));
const scoreOf = (match: Match, at: number) => boardAt(match, stepOf(at)).tally.score;

describe('SPT-1 fixtures', () => {
  it('SPT-1 allows draws in football only, and ends a tennis match at two sets won', () => {
    const draws = bySport.map(({ sport, matches }) => {
      const scores = matches.map(finalScore);
      return [sport.code, scores.filter(([home, away]) => home === away).length];
    });
    expect(Object.fromEntries(draws)).toMatchObject({ basketball: 0, tennis: 0 });
    expect(draws[0]?.[1]).toBeGreaterThan(60);
    const sets = bySport[2]?.matches.map((match) => finalScore(match).toSorted().join(':'));
    expect(new Set(sets)).toEqual(new Set(['0:2', '1:2']));
  });

  it('SPT-1 never schedules a side for two matches at once', () => {
    for (const { sport, matches } of bySport) {
      const free = new Map<string, number>();
      for (const { home, away, startsAt, endsAt } of matches) {
        expect(home).not.toBe(away);
        for (const side of [home, away]) {
          expect(free.get(side) ?? 0).toBeLessThan(startsAt);
          free.set(side, endsAt);
        }
      }
      expect(free.size).toBe(sport.sides.length);
    }
  });

  it('SPT-1 starts scores at zero, never lowers them, and ends with the result', () => {
    for (const match of bySport.flatMap(({ matches }) => matches.slice(0, 8))) {
      let before = scoreOf(match, match.startsAt);
      expect(before).toEqual([0, 0]);
      for (let at = match.startsAt; at <= match.endsAt + STEP_MS; at += 60_000) {
        const score = scoreOf(match, at);
        expect(score[0] >= before[0] && score[1] >= before[1]).toBe(true);
        before = score;
      }
      expect(scoreOf(match, match.endsAt + STEP_MS)).toEqual(finalScore(match));
    }
  });

  it('SPT-1 finds a match by id, lists it as live by the clock, and finds no unknown ids', () => {
    const [match] = bySport[0]?.matches ?? [];
    if (match === undefined) throw new Error('nothing begins next');
    expect(findMatch(match.id, match.endsAt)).toEqual(match);
    const isLive = (at: number) => inPlay(match.sport, at).some(({ id }) => id === match.id);
    const moments = [match.startsAt - 1, match.startsAt, match.endsAt - 1, match.endsAt];
    expect(moments.map(isLive)).toEqual([false, true, true, false]);
    for (const id of ['football-1', 'chess-997361', 'football-', '../football-997361', '']) {
      expect(findMatch(id, NOON)).toBeUndefined();
    }
  });
});
