import { worker } from './scope.ts';

/** The part of Trusted Types used here; the type library does not have it yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
}

/**
 * Adds the half of the worker that answers to push: ours, or the one of the push service that the site is
 * configured with (docs/decisions/0017). A browser has one push subscription for the whole site, so there is
 * never more than one of them, and none shows what the other has shown.
 */
export function importPush(script: string): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('app-push', { createScriptURL: (url) => url });
  try {
    worker.importScripts(policy?.createScriptURL(script) ?? script);
  } catch (error) {
    // Without our own this version does not install; a stranger's must not keep the site offline.
    if (script.startsWith('/sw-push.js')) throw error;
    console.warn('No push worker', error);
  }
}
