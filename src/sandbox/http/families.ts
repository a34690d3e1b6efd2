/** The endpoint families of the sandbox, by their names in the provider configuration. */
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
/** The operator's families: all but the content system. */
export type OperatorFamily = Exclude<Family, 'content'>;

/** Path prefixes by family. Families without one are served elsewhere. */
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
