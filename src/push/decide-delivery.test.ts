import { expect, test } from 'vitest';
import type { Campaign } from './campaign.ts';
import { decideDelivery } from './decide-delivery.ts';
import type { Standing } from './recipients.ts';

const campaign: Campaign = {
  id: 'autumn',
  topic: 'promotions',
  text: { en: { title: 'Title', body: 'Body' } },
  path: '/promotions/autumn',
  priority: 'normal',
  audience: {},
  expiresAt: '2026-11-30T00:00:00Z',
  quietHours: true,
};
const standing: Standing = {
  mayReceive: true,
  push: true,
  topics: ['promotions'],
  promotions: [],
  language: 'en',
  flags: [],
};

const decide = (
  at: string,
  change: { campaign?: Partial<Campaign>; standing?: Partial<Standing> } = {},
  timeZone = 'Europe/Madrid',
) => {
  const decision = decideDelivery(
    { ...campaign, ...change.campaign },
    { ...standing, ...change.standing },
    { timeZone },
    new Date(at),
  );
  if (decision.action === 'wait') return `until ${decision.until.toISOString()}`;
  return decision.action === 'skip' ? decision.reason : 'send';
};
const NOON = '2026-11-24T12:00:00Z';

test('PWA-5 sends nothing to players who may not play or did not opt in', () => {
  expect(decide(NOON)).toBe('send');
  expect(decideDelivery(campaign, undefined, { timeZone: 'UTC' }, new Date(NOON))).toEqual({
    action: 'skip',
    reason: 'not-allowed',
  });
  expect(decide(NOON, { standing: { mayReceive: false } })).toBe('not-allowed');
  expect(decide(NOON, { standing: { push: false } })).toBe('push-off');
  expect(decide(NOON, { standing: { topics: ['sports', 'casino'] } })).toBe('topic-off');
  // No audience overrides a player's own choice.
  const named = { audience: { accounts: ['a'], flags: ['vip'] } };
  expect(decide(NOON, { campaign: named, standing: { mayReceive: false, flags: ['vip'] } })).toBe(
    'not-allowed',
  );
});

test('PWA-5 sends a promotion’s topic to its followers', () => {
  const followed = { topic: 'promotion:autumn' };
  expect(decide(NOON, { campaign: followed })).toBe('topic-off');
  expect(
    decide(NOON, { campaign: followed, standing: { topics: [], promotions: ['autumn'] } }),
  ).toBe('send');
});

test('PWA-5 matches every language and flag of an audience', () => {
  const audience = { languages: ['es', 'pt'], flags: ['verified', 'new'] };
  const of = (language: string, flags: string[]) =>
    decide(NOON, { campaign: { audience }, standing: { language, flags } });
  expect(of('pt', ['new', 'verified', 'other'])).toBe('send');
  expect(of('en', ['new', 'verified'])).toBe('audience');
  expect(of('es', ['new'])).toBe('audience');
});

test('PWA-5 interprets a time without offset in each player’s time zone', () => {
  const local = { sendAt: '2026-11-24T18:00' };
  expect(decide(NOON, { campaign: local })).toBe('until 2026-11-24T17:00:00.000Z');
  expect(decide(NOON, { campaign: local }, 'Asia/Tokyo')).toBe('send');
  expect(decide(NOON, { campaign: local, standing: { timeZone: 'America/Lima' } })).toBe(
    'until 2026-11-24T23:00:00.000Z',
  );
  expect(decide(NOON, { campaign: local }, 'Nowhere/Land')).toBe('until 2026-11-24T18:00:00.000Z');
  expect(decide(NOON, { campaign: { sendAt: '2026-11-24T15:00:00+01:00' } })).toBe(
    'until 2026-11-24T14:00:00.000Z',
  );
});

test('PWA-5 waits for the end of quiet hours, over midnight and clock changes', () => {
  const night = { from: '22:00', to: '08:00', timeZone: 'Europe/Madrid' };
  const at = (time: string, quietHours = night, more: Partial<Campaign> = {}) =>
    decide(time, { campaign: more, standing: { quietHours } });
  expect(at('2026-11-24T20:59:59Z')).toBe('send');
  expect(at('2026-11-24T21:00:00Z')).toBe('until 2026-11-25T07:00:00.000Z');
  expect(at('2026-11-25T06:59:59Z')).toBe('until 2026-11-25T07:00:00.000Z');
  expect(at('2026-11-25T07:00:00Z')).toBe('send');
  expect(at('2026-11-24T23:00:00Z', night, { quietHours: false })).toBe('send');
  expect(at(NOON, { ...night, from: '13:00', to: '15:30' })).toBe('until 2026-11-24T14:30:00.000Z');
  expect(at(NOON, { ...night, from: '09:00', to: '09:00' })).toBe('send');
  // Three o'clock occurs twice in Madrid on 25 October 2026.
  expect(at('2026-10-24T21:00:00Z')).toBe('until 2026-10-25T07:00:00.000Z');
});

test('PWA-5 waits through quiet hours that end in the hour that clocks repeat', () => {
  const early = { from: '22:00', to: '02:30', timeZone: 'Europe/Madrid' };
  const at = (time: string) => decide(time, { standing: { quietHours: early } });
  expect(at('2026-10-25T00:10:00Z'), 'half past two, for the first time').toBe(
    'until 2026-10-25T00:30:00.000Z',
  );
  expect(at('2026-10-25T00:30:00Z')).toBe('send');
  expect(at('2026-10-25T01:10:05Z'), 'for the second time').toBe('until 2026-10-25T01:30:00.000Z');
  expect(at('2026-10-25T01:30:00Z')).toBe('send');
});

test('PWA-5 skips messages that would arrive after their end', () => {
  const night = { from: '22:00', to: '08:00', timeZone: 'UTC' };
  const ends = (expiresAt: string) =>
    decide('2026-11-24T23:00:00Z', { campaign: { expiresAt }, standing: { quietHours: night } });
  expect(ends('2026-11-25T08:00:00Z')).toBe('expired');
  expect(ends('2026-11-25T08:00:01Z')).toBe('until 2026-11-25T08:00:00.000Z');
  expect(decide('2026-11-30T00:00:00Z')).toBe('expired');
});
