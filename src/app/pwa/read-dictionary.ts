import { nextEvent } from './page-moments.ts';

const REL = 'compression-dictionary';
/** Age from which a dictionary without effect is replaced, in ms: the cause may be something between. */
const REPLACE_AFTER_MS = 7 * 24 * 3_600_000;

const pathOf = (language: string) => `/dictionary/${language}`;

/**
 * Has the browser fetch a home page as compression dictionary for later documents, so that what they share is not
 * transferred again (docs/decisions/0045). It fetches when idle, at most once a month.
 * @returns whether the browser has one
 */
export async function readDictionary(language: string): Promise<boolean> {
  const link = document.createElement('link');
  if (!link.relList.supports(REL)) return false;
  link.rel = REL;
  link.href = pathOf(language);
  document.head.append(link);
  const { type } = await Promise.race([nextEvent(link, 'load'), nextEvent(link, 'error')]);
  return type === 'load';
}

/**
 * Replaces the cached dictionary after a document came without its help, at most once a week: the server may have lost
 * it, or it came with an older release's rules for its use.
 */
export async function replaceDictionary(language: string): Promise<void> {
  const { headers, body } = await fetch(pathOf(language), { cache: 'force-cache' });
  await body?.cancel();
  // A shared cache adds the time that the response has been there.
  const at = Date.parse(headers.get('date') ?? '') + Number(headers.get('age')) * 1000;
  const isOld = Date.now() - at > REPLACE_AFTER_MS;
  // The browser stores it once the whole body has arrived.
  if (isOld) await (await fetch(pathOf(language), { cache: 'reload' })).arrayBuffer();
}
