import { afterAll, beforeAll, expect, it } from 'vitest';
import { startNetwork } from '../../../tests/fixtures/network.ts';
import { type Postgres, startPostgres } from '../../../tests/fixtures/postgres.ts';
import { CAMPAIGN } from '../../../tests/fixtures/push-engine.ts';
import { willingRecipients } from '../../../tests/fixtures/push-recipients.ts';
import { listNextChunk } from '../list-devices.ts';
import { openPush } from '../open-push.ts';
import { campaignRoutes } from './campaign-routes.ts';
import type { ApiRequest } from './exchange.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres({ fsync: 'off' });
});
afterAll(() => postgres.stop());

it('PWA-5 returns the campaign if the response to its commit was lost', async () => {
  const databaseUrl = await postgres.createDatabase();
  const network = await startNetwork(new URL(databaseUrl));
  const site = await openPush({ dataDir: '', databaseUrl: network.url });
  const sender = await openPush({ dataDir: '', databaseUrl });
  const recipients = willingRecipients();
  const now = () => new Date();
  const routes = campaignRoutes({ open: async () => site, recipients, language: 'en', now });
  async function call(path: string) {
    const route = routes.find((one) => one.method === 'POST' && one.path === path);
    const request = { readBytes: async () => Buffer.from(JSON.stringify(CAMPAIGN)) };
    const made = route?.handle({
      id: CAMPAIGN.id,
      name: 'Ana',
      request: request as unknown as ApiRequest,
    });
    return JSON.parse(String((await made)?.body));
  }
  /** No player has a device, so the campaign is done at once. */
  async function send() {
    for (let part = 0; part < 8; part += 1)
      await listNextChunk({ ...sender, recipients }, { campaign: CAMPAIGN.id, part }, 9, now());
  }

  network.loseCommitOf('INSERT INTO push_campaigns');
  expect(await call('/push/campaigns')).toMatchObject({ campaign: CAMPAIGN, state: 'draft' });
  network.loseCommitOf("SET state = 'scheduled'", send);
  const scheduled = await call('/push/campaigns/{id}/schedule');
  expect(scheduled).toMatchObject({ campaign: CAMPAIGN, state: 'done' });
  await site.close();
  await sender.close();
  network.close();
});
