/** The endpoint families that the sandbox answers, by their names in the provider configuration. */
export const families = [
  'content',
  'operator',
  'casinoGateway',
  'slotsSession',
  'paymentProxy',
  'terminal',
  'nyx',
  'fraudProxy',
] as const;

export type Family = (typeof families)[number];
/** Those of the operator itself: all but the content system. */
export type OperatorFamily = Exclude<Family, 'content'>;

/** Path prefixes by family; a family without one is answered elsewhere. */
export type Mounts = Readonly<Partial<Record<Family, string>>>;

/** The prefixes of the default configuration. */
export const defaultMounts: Readonly<Record<Family, string>> = {
  content: '/content',
  operator: '/operator',
  casinoGateway: '/casino-gateway',
  slotsSession: '/slots-session',
  paymentProxy: '/payment-proxy',
  terminal: '/terminal',
  nyx: '/nyx',
  fraudProxy: '/fraud-proxy',
};
