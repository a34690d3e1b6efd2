import { nextEvent } from './page-moments.ts';

const REL = 'compression-dictionary';

/**
 * Has the browser fetch a home page as compression dictionary for later documents, so that what they share is not
 * transferred again (docs/decisions/0045). It fetches when idle, at most once a month.
 * @returns whether the browser has one
 */
export async function readDictionary(language: string): Promise<boolean> {
  const link = document.createElement('link');
  if (!link.relList.supports(REL)) return false;
  link.rel = REL;
  link.href = `/dictionary/${language}`;
  document.head.append(link);
  const { type } = await Promise.race([nextEvent(link, 'load'), nextEvent(link, 'error')]);
  return type === 'load';
}
