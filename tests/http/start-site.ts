import type { TestProject } from 'vitest/node';
import { startSite } from '../fixtures/running-site.ts';

/** One built site for all HTTP tests that need no other configuration. @returns what ends it */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // A longer deadline, so that a slow machine does not serve partial pages here.
  const site = await startSite({ content: { deadlineMs: 5000 } });
  project.provide('origin', site.origin);
  return async () => {
    await site.stop();
  };
}
