import type { SiteFacts } from '../src/app/pwa/site-facts.ts';

declare const self: ServiceWorkerGlobalScope & {
  /** Written by the server into `/sw.js`, which imports this code (src/server/steps/worker-file.ts). */
  SITE: SiteFacts;
  /** Wraps a script URL for Trusted Types. */
  trusted: (url: string) => string;
};

export const worker = self;
export const site = self.SITE;
