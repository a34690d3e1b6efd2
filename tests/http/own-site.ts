import { onTestFinished } from 'vitest';
import { type RunningSite, startSite } from '../fixtures/running-site.ts';

/** Starts a built site for this test and stops it afterwards. Arguments as for `startSite`. */
export async function ownSite(...given: Parameters<typeof startSite>): Promise<RunningSite> {
  const site = await startSite(...given);
  onTestFinished(async () => {
    await site.stop();
  });
  return site;
}
