import type { SiteFacts } from '../src/app/pwa/site-facts.ts';

declare const self: ServiceWorkerGlobalScope & {
  /** Written in front of this file by the server. */
  SITE: SiteFacts;
};

export const worker = self;
export const site = self.SITE;
