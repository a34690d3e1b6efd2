import type { TestProject } from 'vitest/node';
import { startSite } from '../fixtures/running-site.ts';

/** Starts one built site for all HTTP tests without their own configuration. @returns a function that stops it */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // A longer deadline, so that a slow machine does not serve partial pages here.
  const site = await startSite({ content: { deadlineMs: 5000 } });
  project.provide('origin', site.origin);
  return async () => {
    await site.stop();
  };
}
