import type { SiteFacts } from '../src/pwa/site-facts.ts';

declare const self: ServiceWorkerGlobalScope & {
  /** Written in front of this file by the server. */
  SITE: SiteFacts;
};

export const worker = self;
export const site = self.SITE;

/** Every file of the build. The build looks for this very expression, once. */
export const buildFiles = self.__WB_MANIFEST;
