import type { Words } from './language-files.ts';

/**
 * Imports a language by the file that the document names, so that no other file holds its hash: a changed word would
 * rename every file that imports that one, and so on (docs/decisions/0044).
 */
export function importLanguage(language: string): Promise<Words> {
  const named = document.querySelector<HTMLElement>('[data-languages]')?.dataset['languages'];
  const files = JSON.parse(named ?? '{}') as Record<string, string>;
  return import(/* @vite-ignore */ files[language] ?? '').catch((error: unknown) => {
    // As Vite does for the imports that it writes (src/app/pwa/chunk-recovery.ts).
    dispatchEvent(new Event('vite:preloadError'));
    throw error;
  });
}
