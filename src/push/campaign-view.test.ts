import { expect, it } from 'vitest';
import { CAMPAIGN } from '../../tests/fixtures/push-engine.ts';
import { viewOf } from './campaign-view.ts';
import type { KeptCampaign } from './ports.ts';

it('PWA-5 tells reasons of a campaign for all players, not of one that names players', () => {
  const counts = { skipped: 1, skippedBy: { 'not-allowed': 1 } };
  const shown = (audience: KeptCampaign['campaign']['audience']) =>
    viewOf({
      campaign: { ...CAMPAIGN, audience },
      state: 'done',
      createdAt: new Date(0),
      counts,
    } as KeptCampaign).counts;
  expect(shown({})).toEqual(counts);
  expect(shown({ accounts: ['VERA0001'] })).toEqual({ skipped: 1, skippedBy: {} });
});
