import { onTestFinished } from 'vitest';
import { type RunningSite, startSite } from '../fixtures/running-site.ts';

/** A built site of this test's own, which ends with it. Arguments as for `startSite`. */
export async function ownSite(...given: Parameters<typeof startSite>): Promise<RunningSite> {
  const site = await startSite(...given);
  onTestFinished(async () => {
    await site.stop();
  });
  return site;
}
