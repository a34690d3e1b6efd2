import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Postgres, startPostgres } from '../../../tests/fixtures/postgres.ts';
import { CAMPAIGN, SITE } from '../../../tests/fixtures/push-engine.ts';
import { willingRecipients } from '../../../tests/fixtures/push-recipients.ts';
import { messageKey } from '../opaque-id.ts';
import { type OpenPush, openPush } from '../open-push.ts';
import { runSendingWorker } from '../sending-worker.ts';
import { postgresDatabase } from './postgres.ts';
import type { SqlDatabase } from './sql.ts';
import { sqliteDatabase } from './sqlite.ts';

/** Tables of version 1, released in November 2026. */
const VERSION_1 = [
  'CREATE TABLE push_version (version BIGINT NOT NULL)',
  'INSERT INTO push_version VALUES (1)',
  `CREATE TABLE push_devices (id TEXT PRIMARY KEY, account TEXT NOT NULL, endpoint TEXT NOT NULL UNIQUE,
    p256dh TEXT NOT NULL, auth TEXT NOT NULL, language TEXT NOT NULL, time_zone TEXT NOT NULL, label TEXT NOT NULL,
    added_at BIGINT NOT NULL, seen_at BIGINT NOT NULL)`,
  'CREATE INDEX push_devices_by_account ON push_devices (account, id)',
  `CREATE TABLE push_campaigns (number BIGINT PRIMARY KEY, id TEXT NOT NULL UNIQUE, definition TEXT NOT NULL,
    state TEXT NOT NULL, created_at BIGINT NOT NULL, starts_at BIGINT, ended_at BIGINT,
    chunks BIGINT NOT NULL DEFAULT 0, listed BIGINT NOT NULL DEFAULT 0)`,
  `CREATE TABLE push_counts (campaign BIGINT NOT NULL, minute BIGINT NOT NULL, name TEXT NOT NULL,
    count BIGINT NOT NULL, PRIMARY KEY (campaign, minute, name))`,
  `CREATE TABLE push_deliveries (campaign BIGINT NOT NULL, chunk BIGINT NOT NULL, due_at BIGINT NOT NULL,
    tries BIGINT NOT NULL DEFAULT 0, clicked_at BIGINT, message TEXT NOT NULL, device TEXT NOT NULL,
    state TEXT NOT NULL DEFAULT 'waiting', reason TEXT, PRIMARY KEY (campaign, message))`,
  `CREATE INDEX push_deliveries_waiting ON push_deliveries (campaign, chunk, due_at) WHERE state = 'waiting'`,
];
/** Additions of version 2, with a device that messages cannot be sent to. */
const VERSION_2 = [
  'ALTER TABLE push_devices ADD COLUMN fault TEXT',
  'UPDATE push_version SET version = 2',
  "UPDATE push_devices SET fault = 'keys' WHERE id = 'ya'",
];
const SQLITE_JOBS = [
  `CREATE TABLE push_jobs (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, kind TEXT NOT NULL, job TEXT NOT NULL,
    due_at INTEGER NOT NULL, takes INTEGER NOT NULL DEFAULT 0) STRICT`,
  'CREATE INDEX push_jobs_due ON push_jobs (kind, due_at)',
];

describe.each(['SQLite', 'PostgreSQL'])('on %s', (name) => {
  let postgres: Postgres | undefined;
  let push: OpenPush | undefined;
  const dataDir = mkdtempSync(join(tmpdir(), 'marquee-push-'));
  beforeAll(async () => {
    if (name === 'PostgreSQL') postgres = await startPostgres({ fsync: 'off' });
  });
  afterEach(() => push?.close());
  afterAll(async () => {
    await postgres?.stop();
    rmSync(dataDir, { recursive: true });
  });

  /**
   * Six devices and three campaigns: one finished, one with a listed chunk of three of which a third is sent, one
   * draft.
   */
  async function fill(database: SqlDatabase): Promise<void> {
    const ids = ['0a', 'Da', 'La', '_a', 'ea', 'ya'];
    await database.transaction(async (query) => {
      for (const statement of VERSION_1) await query(statement);
      if (name === 'SQLite') for (const statement of SQLITE_JOBS) await query(statement);
      for (const id of ids)
        await query(
          "INSERT INTO push_devices VALUES ($1, $2, $3, 'p', 'a', 'en', 'UTC', 'Chromium', 1, 2)",
          [id, `of-${id}`, `https://push.example/${id}`],
        );
      const states = { old: 'done', half: 'sending', draft: 'draft' };
      for (const [at, [id, state]] of Object.entries(states).entries())
        await query('INSERT INTO push_campaigns VALUES ($1, $2, $3, $4, 1, $5, NULL, $6, $7)', [
          at + 1,
          id,
          JSON.stringify({ ...CAMPAIGN, id }),
          state,
          state === 'draft' ? null : 5,
          state === 'sending' ? 1 : 0,
          state === 'done' ? 1 : 0,
        ]);
      for (const [at, device] of ids.slice(0, 3).entries())
        await query('INSERT INTO push_deliveries VALUES (2, 0, 5, 0, NULL, $1, $2, $3, NULL)', [
          messageKey('half', device),
          device,
          at === 0 ? 'sent' : 'waiting',
        ]);
      await query(
        "INSERT INTO push_counts VALUES (1, 0, 'total', 7), (1, 0, 'sent', 7), (2, 0, 'total', 3), (2, 0, 'sent', 1)",
      );
    });
  }

  it.each([1, 2])('PWA-5 migrates version 1 with a campaign in progress', async (version) => {
    const where = {
      dataDir: join(dataDir, `version-${version}`),
      databaseUrl: await postgres?.createDatabase(),
    };
    const { databaseUrl } = where;
    const before =
      databaseUrl === undefined ? sqliteDatabase(where.dataDir) : postgresDatabase(databaseUrl);
    await fill(before);
    if (version === 2)
      await before.transaction(async (query) => {
        for (const statement of VERSION_2) await query(statement);
      });
    await before.close();

    const opened = await openPush(where);
    push = opened;
    const reached: string[] = [];
    const worker = runSendingWorker({
      ...opened,
      recipients: willingRecipients(),
      async deliver({ endpoint }) {
        reached.push(endpoint);
        return { kind: 'accepted' };
      },
      site: SITE,
      log: console.error,
      pace: { idleMs: 20 },
    });
    const { store } = opened;
    while ((await store.findCampaign('half'))?.state !== 'done')
      await new Promise((resolve) => setTimeout(resolve, 10));
    await worker.stop();
    const rest = ['Da', 'La', '_a', 'ea', ...(version === 1 ? ['ya'] : [])];
    expect(reached.sort()).toEqual(rest.map((id) => `https://push.example/${id}`).sort());
    const reachedInAll = rest.length + 1;
    expect((await store.findCampaign('half'))?.counts).toMatchObject({
      total: reachedInAll,
      sent: reachedInAll,
    });
    expect((await store.findCampaign('old'))?.counts).toMatchObject({ total: 7, sent: 7 });
    expect((await store.findCampaign('draft'))?.state).toBe('draft');
    expect(await store.devicesOf('of-ya')).toMatchObject([{ id: 'ya', label: 'Chromium' }]);
  });

  it('PWA-5 leaves tables of a later version unchanged', async () => {
    const databaseUrl = await postgres?.createDatabase();
    const where = { dataDir: join(dataDir, 'later'), databaseUrl };
    push = undefined;
    await (await openPush(where)).close();
    const database =
      databaseUrl === undefined ? sqliteDatabase(where.dataDir) : postgresDatabase(databaseUrl);
    await database.transaction((query) => query('UPDATE push_version SET version = version + 1'));
    await database.close();
    await expect(openPush(where)).rejects.toThrow('later version');
  });
});
