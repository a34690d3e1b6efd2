/** What a shop offers; the site has a word and a picture for each. */
export const STORE_SERVICES = [
  'betting',
  'terminals',
  'screens',
  'cash-in',
  'cash-out',
  'slots',
  'roulette',
  'bar',
  'parking',
  'step-free',
] as const;
export type StoreService = (typeof STORE_SERVICES)[number];
