import type { TestProject } from 'vitest/node';
import { startSite } from '../fixtures/running-site.ts';
import { seedData } from '../fixtures/seeded-data.ts';

/** Starts one built site for all HTTP tests without their own configuration. @returns a function that stops it */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // A longer deadline, so that a slow machine does not serve partial pages here.
  const site = await startSite({ content: { deadlineMs: 5000 } });
  // Not before: this one shows that a site seeds its own.
  const dropData = seedData();
  project.provide('origin', site.origin);
  return async () => {
    await site.stop();
    dropData();
  };
}
