import type { Words } from './language-files.ts';

/**
 * Imports a language by the file name that the document contains. No other file contains the hash of that name, so a
 * changed message does not rename the files that import it, and the files that import those (docs/decisions/0044).
 */
export function importLanguage(language: string): Promise<Words> {
  const named = document.querySelector<HTMLElement>('[data-languages]')?.dataset['languages'];
  const files = JSON.parse(named ?? '{}') as Record<string, string>;
  return import(/* @vite-ignore */ files[language] ?? '').catch((error: unknown) => {
    // Vite dispatches this event for the imports that it writes (src/app/pwa/chunk-recovery.ts).
    dispatchEvent(new Event('vite:preloadError'));
    throw error;
  });
}
