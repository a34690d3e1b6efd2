const REL = 'compression-dictionary';

/**
 * Has the browser fetch a home page as compression dictionary for later documents, so that what they share is not
 * transferred again (docs/decisions/0045). It fetches when idle, at most once a month.
 */
export function readDictionary(language: string): void {
  const link = document.createElement('link');
  if (!link.relList.supports(REL)) return;
  link.rel = REL;
  link.href = `/dictionary/${language}`;
  document.head.append(link);
}
