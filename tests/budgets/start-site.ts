import type { TestProject } from 'vitest/node';
import { startSite } from '../fixtures/running-site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    origin: string;
  }
}

/** Starts one built site for all budgets. @returns a function that stops it */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Frame origin as in production: https and a host name.
  const site = await startSite({}, { FRAMES_ORIGIN: 'https://frames.marquee.example' });
  project.provide('origin', site.origin);
  return async () => {
    await site.stop();
  };
}
