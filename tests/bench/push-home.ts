import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { sqliteDatabase } from '../../src/push/store/sqlite.ts';
import { request } from '../budgets/served-page.ts';
import { fillDevices } from '../fixtures/push-devices.ts';
import { CAMPAIGN } from '../fixtures/push-engine.ts';
import { PUSH_TOKEN, startSite } from '../fixtures/running-site.ts';
import { median } from './median.ts';
import { rounded, toTable } from './table.ts';
import { startMeasured } from './usage.ts';

const PLAYERS = 20_000;
const ROUNDS = 5;
const REQUESTS = 300;
/** Pause between two visits, in ms. */
const EVERY_MS = 20;

/** Fills a site's data with players who want push messages, each with one device. */
async function fillSite(dataDir: string, origin: string): Promise<void> {
  const environment = { DATA_DIR: dataDir, PUSH_ROLE: 'site' };
  await (await startSite({}, environment)).stop();
  const operator = new DatabaseSync(join(dataDir, 'operator.sqlite'));
  operator.exec(`
    BEGIN;
    CREATE TEMP TABLE model AS SELECT * FROM accounts WHERE username = 'nadia';
    CREATE TEMP TABLE numbers AS
      WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${PLAYERS - 1}) SELECT i FROM n;
  `);
  const columns = operator.prepare('PRAGMA table_info(accounts)').all() as { name: string }[];
  const unique: Record<string, string> = {
    account_code: "'player-' || i",
    username: "'player-' || i",
    email: "'player-' || i || '@players.example'",
    document_number: "'d-' || i",
    phone: "'+34' || (700000000 + i)",
  };
  const values = columns.map(({ name }) => unique[name] ?? name);
  operator.exec(`
    INSERT INTO accounts (${columns.map(({ name }) => name).join()})
      SELECT ${values.join()} FROM model, numbers;
    INSERT INTO notification_preferences (account_code, preferences)
      SELECT 'player-' || i, '${JSON.stringify({
        channels: { email: true, sms: true, push: true },
        topics: ['promotions'],
      })}' FROM numbers;
    COMMIT;
  `);
  operator.close();
  const database = sqliteDatabase(dataDir);
  await fillDevices(database, PLAYERS, origin);
  await database.close();
}

/** Returns the 95th percentile of response times of home, in ms. */
async function visit(origin: string): Promise<number> {
  const times: number[] = [];
  for (let at = 0; at < REQUESTS; at += 1) {
    const begun = performance.now();
    await request(`${origin}/`, 'br');
    times.push(performance.now() - begun);
    await pause(EVERY_MS);
  }
  return times.sort((a, b) => a - b)[Math.floor(REQUESTS * 0.95)] ?? Number.NaN;
}

/** R14: how much a campaign sent by the site's own process slows down home. */
export async function measureHome(): Promise<string> {
  const sink = await startMeasured('push-sink.ts');
  const service = String(sink.ready);
  const dataDir = mkdtempSync(join(tmpdir(), 'push-home-'));
  await fillSite(dataDir, service);
  const site = await startSite({}, { DATA_DIR: dataDir, PUSH_HOSTS: service });
  const staff = async (path: string, body?: unknown) => {
    const answer = await fetch(`${site.origin}/operator/push/campaigns${path}`, {
      method: body === undefined && path.split('/').length < 3 ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${PUSH_TOKEN}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as { state: string; counts: { sent: number; total: number } };
  };
  const [alone, beside]: [number[], number[]] = [[], []];
  let sent = 0;
  try {
    await visit(site.origin);
    for (let round = 0; round < ROUNDS; round += 1) {
      const id = `round-${round}`;
      alone.push(await visit(site.origin));
      await staff('', { ...CAMPAIGN, id });
      await staff(`/${id}/schedule`);
      while ((await staff(`/${id}`)).counts.sent === 0) await pause(50);
      beside.push(await visit(site.origin));
      const { state, counts } = await staff(`/${id}`);
      if (state !== 'sending') throw new Error('The campaign ended before the visits');
      sent += counts.sent;
      await staff(`/${id}/cancel`);
    }
  } finally {
    await site.stop();
    await sink.stop();
    rmSync(dataDir, { recursive: true });
  }
  const ratio = median(beside.map((ms, at) => ms / (alone[at] ?? Number.NaN)));
  const table = toTable(
    ['home, from the page cache', '95th percentile ms', 'relative'],
    [
      ['nothing is sent', rounded(median(alone), 1), 1],
      ['a campaign is sent by the same process', rounded(median(beside), 1), rounded(ratio, 2)],
    ],
  );
  return `${table}\n\nMedian of ${ROUNDS} rounds of ${REQUESTS} visits, in turns; ${rounded(sent / ROUNDS)} messages went out in each. Target: at most 1.5 times.`;
}
