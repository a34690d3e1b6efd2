/** Services of a shop; the site has a label and an icon for each. */
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
