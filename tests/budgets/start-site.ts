import type { TestProject } from 'vitest/node';
import { startSite } from '../fixtures/running-site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    origin: string;
  }
}

/** One built site for all budgets. @returns what ends it */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Frames as in production: encrypted, and by a name.
  const site = await startSite({}, { FRAMES_ORIGIN: 'https://frames.marquee.example' });
  project.provide('origin', site.origin);
  return async () => {
    await site.stop();
  };
}
