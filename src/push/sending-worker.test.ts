import { afterEach, expect, test, vi } from 'vitest';
import { SITE } from '../../tests/fixtures/push-engine.ts';
import { willingRecipients } from '../../tests/fixtures/push-recipients.ts';
import type { PushStore, TakenJob } from './ports.ts';
import { runSendingWorker } from './sending-worker.ts';

afterEach(() => void vi.useRealTimers());

test('F50 R14 waits at most three seconds for hanging messages when stopped', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearInterval'] });
  const jobs: TakenJob[] = [{ job: { kind: 'fan-out', campaign: 'autumn', part: 0 }, takes: 1 }];
  const nextDevices = vi.fn(() => new Promise<never>(() => {}));
  const worker = runSendingWorker({
    store: { nextDevices } as unknown as PushStore,
    queue: {
      take: async () => jobs.splice(0),
      renew: async (taken) => [...taken],
      finish: async () => {},
      onPut: () => {},
    },
    recipients: willingRecipients(),
    deliver: async () => ({ kind: 'accepted' }),
    site: SITE,
    log: () => {},
  });
  await vi.waitFor(() => expect(nextDevices).toHaveBeenCalled());
  let hasStopped = false;
  const stopped = worker.stop().then(() => {
    hasStopped = true;
  });
  await vi.advanceTimersByTimeAsync(2999);
  expect(hasStopped).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await stopped;
});
