import type { PushFacts } from '../../src/app/pwa/site-facts.ts';

declare const self: ServiceWorkerGlobalScope & {
  /** Written in front of this half of the worker by the server. */
  PUSH: PushFacts;
};

export const pushFacts = self.PUSH;
