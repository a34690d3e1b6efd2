import type { PushFacts } from '../../src/app/pwa/site-facts.ts';

declare const self: ServiceWorkerGlobalScope & {
  /** The server writes this at the beginning of the script. */
  PUSH: PushFacts;
};

export const pushFacts = self.PUSH;
