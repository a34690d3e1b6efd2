import { expect, test, vi } from 'vitest';
import { parseGameLaunch } from './launch.ts';
import { parseRunningSlotSession, parseStartedSlotSession } from './parsing/slot-sessions.ts';
import { parsePublicKeys, parseSignedStatement, parseStatementPayload } from './statement.ts';

const session = {
  id: 'S1',
  game: { slug: 'moth-and-moon', title: 'Moth & Moon' },
  startedAt: '2026-01-02T03:04:05.678Z',
  elapsedSeconds: 60,
  currency: 'EUR',
  stakes: 200,
  wins: 50,
  rounds: 2,
  balance: 4850,
  limits: { minutes: 30 },
};
const launch = { family: 'nyx', ticket: 'a'.repeat(43) };

test('REQ-10 rejects an invalid session, and a started one without its ticket', () => {
  expect(parseRunningSlotSession({ ...session, news: 1 })).toEqual(session);
  expect(parseRunningSlotSession({ ...session, stakes: '200' })).toBeUndefined();
  expect(parseRunningSlotSession({ ...session, limits: { loss: 0 } })).toBeUndefined();
  expect(
    parseRunningSlotSession({ ...session, ended: { at: session.startedAt, reason: 'bored' } }),
  ).toBeUndefined();
  expect(parseStartedSlotSession({ ...session, launch })).toEqual({ ...session, launch });
  expect(parseStartedSlotSession(session)).toBeUndefined();
  expect(parseStartedSlotSession({ ...session, launch: { ...launch, family: 'operator' } })).toBe(
    undefined,
  );
});

test('REQ-10 requires a URL to launch and a JWS as statement, and leaves out invalid keys', () => {
  expect(parseGameLaunch({ url: '/slot/x', messages: 'marquee' })).toBeUndefined();
  expect(parseSignedStatement({ jws: 'a.b' })).toBeUndefined();
  expect(parseSignedStatement({ jws: 'a-_.b.c' })).toBe('a-_.b.c');
  const key = { kty: 'EC', crv: 'P-256', x: 'x', y: 'y', kid: 'k', alg: 'ES256', use: 'sig' };
  const report = vi.fn();
  const keys = [key, { ...key, crv: 'P-384' }];
  expect(parsePublicKeys({ keys }, { report })).toEqual([key]);
  expect(report).toHaveBeenCalledExactlyOnceWith('statement key left out: crv');
});

test('REQ-10 rejects a statement with one invalid round', () => {
  const { game, startedAt, currency, stakes, wins } = session;
  const round = { number: 1, at: startedAt, stake: 200, win: 50, outcome: { stops: [1, 2] } };
  const statement = {
    iss: 'https://operator.example',
    sub: 'VERA0001',
    iat: 1_767_323_045,
    session: 'S1',
    game,
    device: 'phone',
    startedAt,
    endedAt: startedAt,
    reason: 'left',
    currency,
    stakes,
    wins,
    balanceBefore: 5000,
    otherMovements: 0,
    balanceAfter: 4850,
    roundCount: 1,
    rounds: [round],
  };
  expect(parseStatementPayload(statement)).toEqual(statement);
  expect(parseStatementPayload({ ...statement, rounds: [{ ...round, win: 0.5 }] })).toBeUndefined();
  expect(parseStatementPayload({ ...statement, balanceAfter: null })).toBeUndefined();
});
