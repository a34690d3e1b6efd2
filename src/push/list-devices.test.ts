import { expect, test } from 'vitest';
import { onBothDatabases } from '../../tests/fixtures/push-databases.ts';
import { willingRecipients } from '../../tests/fixtures/push-recipients.ts';
import { listNextChunk } from './list-devices.ts';
import type { Standing } from './recipients.ts';

onBothDatabases((start, database) => {
  test('PWA-5 resumes listing in parallel, each device once', async () => {
    const engine = await start();
    const { store, queue } = engine;
    await engine.addDevices(40);
    await engine.launch();
    const parts = (await engine.take()).flatMap(({ job }) => ('part' in job ? job.part : []));
    expect(parts).toHaveLength(database === 'SQLite' ? 1 : 8);
    const now = new Date();
    const parties = { store, recipients: willingRecipients() };
    const listPart = async (part: number) => {
      while (await listNextChunk(parties, { campaign: 'autumn', part }, 3, now));
    };
    // Two workers per part; one of them counts as dead but is alive.
    await Promise.all([...parts, ...parts].map(listPart));
    const { counts, listed } = await engine.reaches(() => true);
    expect({ total: counts.total, listed }).toEqual({ total: 40, listed: true });
    const chunks = (await queue.take(100)).flatMap(({ job }) => ('chunk' in job ? job.chunk : []));
    const due = await Promise.all(chunks.map((chunk) => store.dueDeliveries('autumn', chunk, now)));
    expect(new Set(due.flat().map(({ message }) => message)).size).toBe(40);
    const more = await listNextChunk(parties, { campaign: 'autumn', part: 0 }, 3, now);
    expect(more, 'there is no more').toBe(false);
  });

  test('PWA-5 stores no row for players outside the audience, and skips those who leave it', async () => {
    const engine = await start();
    const { store } = engine;
    // One in fifty is in the audience, so several pages of ids make one chunk.
    await engine.addDevices(120);
    const chosen = ['p0', 'p50', 'p100'];
    const standings: Record<string, Partial<Standing>> = Object.fromEntries(
      chosen.map((account) => [account, { language: 'es', flags: ['verified', 'new'] }]),
    );
    // Each meets only one of the two conditions.
    standings['p1'] = { language: 'es' };
    standings['p2'] = { flags: ['verified'] };
    const recipients = willingRecipients(standings);
    await engine.launch({ audience: { languages: ['es', 'pt'], flags: ['verified'] } });
    const parts = (await engine.take()).map(({ job }) => ('part' in job ? job.part : 0));
    for (const part of parts)
      while (
        await listNextChunk({ store, recipients }, { campaign: 'autumn', part }, 10, new Date())
      );
    expect((await engine.reaches(({ listed }) => listed)).counts).toMatchObject({ total: 3 });
    standings['p50'] = { language: 'en' };
    engine.startWorker(recipients);
    const { counts } = await engine.reaches(({ state }) => state === 'done');
    expect(counts).toMatchObject({ total: 3, sent: 2, skippedBy: { audience: 1 } });
  });
});
