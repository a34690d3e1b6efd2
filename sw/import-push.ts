import { worker } from './scope.ts';

/**
 * Imports the push half of the worker: ours, or that of the configured push service (docs/decisions/0017). A browser
 * has one push subscription per site, so there is never more than one.
 */
export function importPush(scripts: readonly string[]): void {
  for (const script of scripts) {
    try {
      worker.importScripts(worker.trusted(script));
    } catch (error) {
      // Fail the installation without our own script. A third party's must not keep the site from working offline.
      if (script === scripts.at(-1)) throw error;
      console.warn('No push worker', error);
    }
  }
}
