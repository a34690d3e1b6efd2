import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Postgres, startPostgres } from '../../tests/fixtures/postgres.ts';
import { type PushEngine, startPushEngine } from '../../tests/fixtures/push-engine.ts';
import { createSenders, type PushSenders } from '../../tests/fixtures/push-senders.ts';

const LONGEST_MS = 120_000;
const DEVICES = 600;

describe.each(['SQLite', 'PostgreSQL'])('on %s', (database) => {
  let postgres: Postgres | undefined;
  let engine: PushEngine;
  let senders: PushSenders;

  beforeAll(async () => {
    if (database === 'PostgreSQL') postgres = await startPostgres({ fsync: 'off' });
  }, LONGEST_MS);
  afterEach(async () => {
    await senders.stop();
    await engine.stop();
  });
  afterAll(() => postgres?.stop());

  const arrived = async (count: number, worker: ChildProcess, signal: AbortSignal) => {
    const isGone = () => (worker.exitCode ?? worker.signalCode) !== null;
    while (engine.service.deliveries.length < count && !isGone()) await pause(10, null, { signal });
  };

  test(
    'R14 loses no message when workers are killed; a repeat replaces its original',
    async ({ signal }) => {
      engine = await startPushEngine(await postgres?.createDatabase());
      senders = await createSenders(engine.where, engine.service.origin);
      await engine.addDevices(DEVICES);
      await engine.launch();
      for (const until of [150, 350]) {
        const worker = senders.start();
        await arrived(until, worker, signal);
        worker.kill('SIGKILL');
        await once(worker, 'exit');
      }
      const last = senders.start();
      const { counts } = await engine.reaches(({ state }) => state === 'done' || signal.aborted);
      expect(counts).toMatchObject({ total: DEVICES, sent: DEVICES, waiting: 0, failed: 0 });

      const byDevice = Map.groupBy(engine.service.deliveries, ({ endpoint }) => endpoint);
      expect(byDevice.size).toBe(DEVICES);
      for (const messages of byDevice.values()) {
        expect(new Set(messages.map(({ topic }) => topic))).toEqual(new Set(['autumn']));
        const notifications = messages.map(({ text }) => JSON.parse(text).notification);
        expect(new Set(notifications.map(({ tag, data }) => `${tag} ${data.id}`)).size).toBe(1);
      }
      // Stored outcomes are not sent again.
      expect(engine.service.deliveries.length).toBeLessThan(2 * DEVICES);

      last.kill('SIGTERM');
      await once(last, 'exit');
      expect(last.exitCode).toBe(0);
    },
    LONGEST_MS,
  );
});
