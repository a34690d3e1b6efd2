import { expect, test } from 'vitest';
import { parseCampaign, startOf } from './campaign.ts';

const campaign = {
  id: 'autumn-free-spins',
  topic: 'promotion:autumn',
  text: { en: { title: 'Twenty free spins', body: 'Until Sunday.' } },
  path: '/promotions/autumn',
  expiresAt: '2026-11-29T22:00:00Z',
};
const faultsOf = (input: unknown) => {
  const parsed = parseCampaign(input, 'en');
  return parsed.ok ? [] : parsed.error;
};

test('PWA-5 fills in the defaults of a minimal campaign', () => {
  expect(parseCampaign(campaign, 'en')).toEqual({
    ok: true,
    value: { ...campaign, priority: 'normal', audience: {}, quietHours: true },
  });
});

test('PWA-5 reports each fault of a campaign with its path', () => {
  const wrong = {
    ...campaign,
    id: 'Autumn!',
    text: { en: { title: 'Two\nlines', body: 'x'.repeat(241) } },
    path: '//elsewhere.example',
    audience: { flag: ['new'] },
  };
  expect(faultsOf(wrong).map((line) => line.split(':')[0])).toEqual([
    'id',
    'text.en.title',
    'text.en.body',
    'path',
    'audience.flag',
  ]);
  expect(faultsOf({ ...campaign, text: { es: campaign.text.en } })).toEqual([
    'text.en: missing; every campaign has a text in this language',
  ]);
  expect(faultsOf({ ...campaign, sendAt: '2026-11-30T10:00:00Z' })[0]).toMatch(/^expiresAt: found/);
  expect(faultsOf('no campaign')[0]).toMatch(/^\(the campaign\): found "no campaign"/);
});

test('PWA-5 refuses account codes that no player can have', () => {
  const accounts = ['VERA0001', 'a\0', '\ud800', '', 'x'.repeat(65)];
  const faults = faultsOf({ ...campaign, audience: { accounts } });
  expect(faults.map((line) => line.split(':')[0])).toEqual(
    [1, 2, 3, 4].map((at) => `audience.accounts.${at}`),
  );
});

test('PWA-5 starts a local-time campaign in the time zone where the day begins first', () => {
  const now = new Date('2026-11-20T00:00:00Z');
  const start = (sendAt: string) => {
    const parsed = parseCampaign({ ...campaign, sendAt }, 'en');
    return parsed.ok ? new Date(startOf(parsed.value, now)).toISOString() : parsed.error;
  };
  expect(start('2026-11-24T18:00')).toBe('2026-11-24T04:00:00.000Z');
  expect(start('2026-11-24T18:00:00+01:00')).toBe('2026-11-24T17:00:00.000Z');
});

test('PWA-5 refuses a day that the calendar does not have', () => {
  const wrong = ['2026-02-31T18:00', '2026-02-29T18:00:00+01:00', '2026-11-24T24:00'];
  for (const sendAt of wrong)
    expect(faultsOf({ ...campaign, sendAt })[0]).toContain(`sendAt: found "${sendAt}"`);
  const expiresAt = '2026-11-31T22:00:00Z';
  expect(faultsOf({ ...campaign, expiresAt })[0]).toContain(`expiresAt: found "${expiresAt}"`);
  expect(faultsOf({ ...campaign, sendAt: '2024-02-29T23:59' })).toEqual([]);
});

test('PWA-5 refuses a local time that comes after the end in some time zones', () => {
  const sendAt = '2026-11-27T18:00';
  const faults = (expiresAt: string) => faultsOf({ ...campaign, sendAt, expiresAt });
  expect(faults('2026-11-27T10:00:00Z')).toEqual([
    'expiresAt: found "2026-11-27T10:00:00Z"; expected a time after sendAt in every time zone, or a sendAt with its offset',
  ]);
  expect(faults('2026-11-28T06:00:00Z')).toHaveLength(1);
  expect(faults('2026-11-28T06:01:00Z')).toEqual([]);
});
