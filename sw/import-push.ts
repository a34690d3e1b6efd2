import { worker } from './scope.ts';

/** The part of Trusted Types that is used here and missing from the type library. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
}

/**
 * Imports the push half of the worker: ours, or that of the configured push service (docs/decisions/0017). A browser
 * has one push subscription per site, so there is never more than one.
 */
export function importPush(script: string): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('app-push', { createScriptURL: (url) => url });
  try {
    worker.importScripts(policy?.createScriptURL(script) ?? script);
  } catch (error) {
    // Fail the installation without our own script. A third party's must not keep the site from working offline.
    if (script.startsWith('/sw-push.js')) throw error;
    console.warn('No push worker', error);
  }
}
