import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Postgres, startPostgres } from '../../tests/fixtures/postgres.ts';
import { type PushEngine, startPushEngine, VAPID } from '../../tests/fixtures/push-engine.ts';
import { WILLING } from '../../tests/fixtures/push-recipients.ts';
import defaultSite from '../config/default-site.json' with { type: 'json' };

const LONGEST_MS = 120_000;
const WORKER = fileURLToPath(new URL('start-worker.ts', import.meta.url));
const DEVICES = 600;

describe.each(['SQLite', 'PostgreSQL'])('on %s', (database) => {
  let postgres: Postgres | undefined;
  let engine: PushEngine;
  let operator: Server;
  const workers: ChildProcess[] = [];

  beforeAll(async () => {
    if (database === 'PostgreSQL') postgres = await startPostgres({ fsync: 'off' });
    operator = createServer(async (req, res) => {
      const { accounts, messages } = (await json(req)) as Record<string, string[]>;
      const answer = accounts
        ? { standings: accounts.map((account) => ({ account, ...WILLING })) }
        : { unread: (messages ?? []).map(() => ({ account: 'p0', unread: 1 })) };
      res.end(JSON.stringify(answer));
    }).listen(0, '127.0.0.1');
    await once(operator, 'listening');
  }, LONGEST_MS);
  afterEach(async () => {
    for (const worker of workers) worker.kill('SIGKILL');
    await engine.stop();
  });
  afterAll(async () => {
    operator.close();
    await postgres?.stop();
  });

  function startWorker(): ChildProcess {
    const { dataDir, databaseUrl } = engine.where;
    const config = join(dataDir, 'site.json');
    writeFileSync(config, JSON.stringify({ ...defaultSite, siteUrl: 'https://site.example' }));
    const worker = spawn(process.execPath, [WORKER], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        ...{ DATA_DIR: dataDir, SITE_CONFIG: config, PUSH_HOSTS: engine.service.origin },
        ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
        ...{ VAPID_PUBLIC_KEY: VAPID.publicKey, VAPID_PRIVATE_KEY: VAPID.privateKey },
        PUSH_TOKEN: 'secret',
        OPERATOR_URL: `http://127.0.0.1:${(operator.address() as AddressInfo).port}`,
      },
    });
    workers.push(worker);
    return worker;
  }
  const arrived = async (count: number, worker: ChildProcess) => {
    while (engine.service.deliveries.length < count && worker.exitCode === null)
      await new Promise((resolve) => setTimeout(resolve, 10));
  };

  test(
    'R14 workers are killed in the middle: no message is lost, and a repeat takes its own place',
    async () => {
      engine = await startPushEngine(await postgres?.createDatabase());
      await engine.addDevices(DEVICES);
      await engine.launch();
      for (const until of [150, 350]) {
        const worker = startWorker();
        await arrived(until, worker);
        worker.kill('SIGKILL');
        await once(worker, 'exit');
      }
      const last = startWorker();
      const { counts } = await engine.reaches(({ state }) => state === 'done');
      expect(counts).toMatchObject({ total: DEVICES, sent: DEVICES, waiting: 0, failed: 0 });

      const byDevice = Map.groupBy(engine.service.deliveries, ({ endpoint }) => endpoint);
      expect(byDevice.size).toBe(DEVICES);
      for (const messages of byDevice.values()) {
        expect(new Set(messages.map(({ topic }) => topic))).toEqual(new Set(['autumn']));
        const notifications = messages.map(({ text }) => JSON.parse(text).notification);
        expect(new Set(notifications.map(({ tag, data }) => `${tag} ${data.id}`)).size).toBe(1);
      }
      // Not everything again: what had been written stays written.
      expect(engine.service.deliveries.length).toBeLessThan(2 * DEVICES);

      last.kill('SIGTERM');
      await once(last, 'exit');
      expect(last.exitCode).toBe(0);
    },
    LONGEST_MS,
  );
});
